import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TurnPage(),
      phrases: [
        "Turn the page in \(.applicationName)",
        "Turn the page",  // expect: phrase-missing-application-name
      ],
      shortTitle: "Turn Page", systemImageName: "book.pages")
  }
}
