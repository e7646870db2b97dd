import AppIntents

struct Legacy: AppIntent {
  static let title: LocalizedStringResource = "Legacy"

  func perform() async throws -> some IntentResult { .result() }
}
