import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenShelf(),
      phrases: [
        "Open my shelf in \(.applicationName)",
        "Open my shelf",  // expect: phrase-missing-application-name
        "Open ${applicationName}",
      ],
      shortTitle: "Open Shelf", systemImageName: "books.vertical")
  }
}

struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  func perform() async throws -> some IntentResult { .result() }
}
