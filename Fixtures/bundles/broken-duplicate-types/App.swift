import AppIntents

struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh the App"
  func perform() async throws -> some IntentResult { .result() }
}
