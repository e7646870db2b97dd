import AppIntents

struct Optional2<T> {}
typealias Title = LocalizedStringResource
typealias Intent = AppIntent
struct Aliased: Intent {
  static let title: Title = "Aliased"
  typealias Number = Int
  @Parameter(title: "n", default: 0x10) var n: Number
  @Parameter(title: "m") var m: Number?
  func perform() async throws -> some IntentResult { .result() }
}
