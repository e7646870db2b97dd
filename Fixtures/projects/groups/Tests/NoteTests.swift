import AppIntents

struct Mock: AppIntent {
  static let title: LocalizedStringResource = "Mock"

  func perform() async throws -> some IntentResult { .result() }
}
