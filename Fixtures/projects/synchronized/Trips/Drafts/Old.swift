import AppIntents

struct Old: AppIntent {
  static let title: LocalizedStringResource = "Old"

  func perform() async throws -> some IntentResult { .result() }
}
