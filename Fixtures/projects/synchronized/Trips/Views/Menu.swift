import AppIntents

struct OpenMenu: AppIntent {
  static let title: LocalizedStringResource = "Open Menu"

  func perform() async throws -> some IntentResult { .result() }
}
