import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TurnPage(),
      phrases: [
        "Turn the page in \(.applicationName)",
        "Next page",
      ],
      shortTitle: "Turn Page", systemImageName: "book.pages")
  }
}
