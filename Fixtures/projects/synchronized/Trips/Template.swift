import AppIntents

struct Template: AppIntent {
  static let title: LocalizedStringResource = "Template"

  func perform() async throws -> some IntentResult { .result() }
}
