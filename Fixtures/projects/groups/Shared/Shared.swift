import AppIntents

struct CountNotes: AppIntent {
  static let title: LocalizedStringResource = "Count Notes"

  @Parameter(title: "Words") var words: String?

  func perform() async throws -> some IntentResult { .result() }
}
