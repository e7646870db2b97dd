import AppIntents

struct Nesting: AppIntent {
  static let title: LocalizedStringResource = "Nesting"
  struct Parameter2 {}
  @Parameter(title: "Framework's") var framework: Int
  func perform() async throws -> some IntentResult { .result() }
}
