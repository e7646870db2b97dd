import AppIntents

struct Preview: AppIntent {
  static let title: LocalizedStringResource = "Preview"

  func perform() async throws -> some IntentResult { .result() }
}
