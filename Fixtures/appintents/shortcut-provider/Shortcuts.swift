import AppIntents

enum Shelf: String, AppEnum {
  case read, unread

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .unread: "Unread"]
}

struct ShelfOptions: DynamicOptionsProvider {
  func results() async throws -> [Shelf] { [.read] }
}

@available(iOS 17.0, *)
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"

  @Parameter(title: "Shelf") var shelf: Shelf

  func perform() async throws -> some IntentResult { .result() }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Close \(.applicationName)",
      "Open \(.applicationName) settings",
    ])
  }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenShelf(),
      phrases: ["Open \(\.$shelf) in \(.applicationName)", "Open a shelf"],
      shortTitle: LocalizedStringResource("Open", table: "Shortcuts"), systemImageName: "books.vertical",
      parameterPresentation: ParameterPresentation(
        for: \.$shelf, summary: Summary("Open \(\.$shelf)", table: "Shortcuts"),
        optionsCollections: {
          OptionsCollection(ShelfOptions(), title: "Shelves", systemImageName: "square.stack")
        }))
  }
}
