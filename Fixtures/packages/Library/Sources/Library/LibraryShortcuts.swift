import AppIntents

/// What works from the first launch, without any set-up.
struct LibraryShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenShelf(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show my \(.applicationName) shelf \(\.$target)",
        "Open a shelf in \(.applicationName)",
      ],
      shortTitle: "Open Shelf",
      systemImageName: "books.vertical"
    )
    AppShortcut(
      intent: AddBook(),
      phrases: ["Add a book to \(.applicationName)"],
      shortTitle: "Add Book",
      systemImageName: "plus"
    )
    AppShortcut(
      intent: ShowCurrentBook(),
      phrases: [
        "What am I reading in \(.applicationName)?",
        "Show my current \(.applicationName) book",
      ],
      shortTitle: "Current Book",
      systemImageName: "book"
    )
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Delete \(.applicationName)",
      "Open the \(.applicationName) settings",
    ])
  }
}
