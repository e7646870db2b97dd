import AppIntents

struct FindTrip: AppIntent {
  static let title: LocalizedStringResource = "Find Trip"

  func perform() async throws -> some IntentResult { .result() }
}
