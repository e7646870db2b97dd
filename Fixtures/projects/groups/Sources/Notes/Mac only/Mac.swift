import AppIntents

struct ShowWindow: AppIntent {
  static let title: LocalizedStringResource = "Show Window"

  func perform() async throws -> some IntentResult { .result() }
}
