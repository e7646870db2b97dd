import AppIntents

struct OpenTrip: AppIntent {
  static let title: LocalizedStringResource = "Open Trip"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}
