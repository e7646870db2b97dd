import AppIntents

struct Open: AppIntent {
  static let title: LocalizedStringResource = "Open"

  func perform() async throws -> some IntentResult { .result() }
}

struct FirstShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "book")
  }
}

struct SecondShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Open(), phrases: ["Show \(.applicationName)"], shortTitle: "Show", systemImageName: "book")
  }
}
