import AppIntents

struct Magic: AppIntent {
  static let title: LocalizedStringResource = "Magic"
  @Parameter(title: "a", default: #file) var a: String
  @Parameter(title: "b", default: #line) var b: Int
  @Parameter(title: "c", default: #function) var c: String
  func perform() async throws -> some IntentResult { .result() }
}
