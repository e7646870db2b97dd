import AppIntents

struct TurnPage: AppIntent {
  static let title: LocalizedStringResource = ""

  func perform() async throws -> some IntentResult { .result() }
}
