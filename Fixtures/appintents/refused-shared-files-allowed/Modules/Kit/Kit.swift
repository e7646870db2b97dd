import AppIntents

struct Stop: AppIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform() async throws -> some IntentResult { .result() }
}
