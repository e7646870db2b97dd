import AppIntents

struct Sample: AppIntent {
  static let title: LocalizedStringResource = "Sample"

  func perform() async throws -> some IntentResult { .result() }
}
