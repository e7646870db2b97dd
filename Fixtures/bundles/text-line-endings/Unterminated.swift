import AppIntents

struct NoFinalNewline: AppIntent {
  static let title: LocalizedStringResource = "No Final Newline"
  func perform() async throws -> some IntentResult { .result() }
}