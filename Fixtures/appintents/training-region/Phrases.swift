import AppIntents

struct Start: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}

struct Phrases: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Start(), phrases: ["Start \(.applicationName)"], shortTitle: "Start", systemImageName: "book")
  }
}
