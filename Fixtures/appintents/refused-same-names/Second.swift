import AppIntents

struct Start: AppIntent {
  static let title: LocalizedStringResource = "Start"

  func perform() async throws -> some IntentResult { .result() }
}
