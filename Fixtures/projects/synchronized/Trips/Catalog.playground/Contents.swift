import AppIntents

struct Page: AppIntent {
  static let title: LocalizedStringResource = "Page"

  func perform() async throws -> some IntentResult { .result() }
}
