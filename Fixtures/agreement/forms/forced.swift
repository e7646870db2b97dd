import AppIntents

struct Forced: AppIntent {
  static let title: LocalizedStringResource = "Forced"
  @Parameter(title: "a", default: URL(string: "https://example.org")!) var a: URL
  @Parameter(title: "b", default: Int("3")!) var b: Int
  @Parameter(title: "c", default: URL(string: "https://" + "x")!) var c: URL
  func perform() async throws -> some IntentResult { .result() }
}
