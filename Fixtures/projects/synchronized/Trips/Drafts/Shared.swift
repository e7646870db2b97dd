import AppIntents

struct ShareTrip: AppIntent {
  static let title: LocalizedStringResource = "Share Trip"

  func perform() async throws -> some IntentResult { .result() }
}
