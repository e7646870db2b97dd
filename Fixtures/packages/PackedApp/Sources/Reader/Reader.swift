import AppIntents
import Shelves

@main
struct Reader {
  static func main() {}
}

/// The parameter has a type of the other module.
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"

  @Parameter(title: "Shelf")
  var shelf: Shelf

  func perform() async throws -> some IntentResult { .result() }
}

struct CloseShelf: ShelfIntent {
  static let title: LocalizedStringResource = "Close Shelf"

  func perform() async throws -> some IntentResult { .result() }
}

#if DEBUG
  struct ResetShelves: AppIntent {
    static let title: LocalizedStringResource = "Reset Shelves"

    func perform() async throws -> some IntentResult { .result() }
  }
#endif

struct ReaderShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CloseShelf(), phrases: ["Close the shelf in \(.applicationName)"], shortTitle: "Close Shelf",
      systemImageName: "books.vertical")
  }
}
