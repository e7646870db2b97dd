import AppIntents

struct Opaque: AppIntent {
  static let title: LocalizedStringResource = "Opaque"
  func some_() -> some Sequence<Int> { [1] }
  func any_() -> (any Sequence<Int>)? { nil }
  var metatype: any AppIntent.Type { Opaque.self }
  @Parameter(title: "Behind") var behind: Bool
  func perform() async throws -> some IntentResult { .result() }
}
