import AppIntents

struct TurnPage: AppIntent {
  static let title: LocalizedStringResource = ""  // expect: intent-empty-title

  func perform() async throws -> some IntentResult { .result() }
}
