import AppIntents
import Kit

struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Genre")
  var genre: Genre

  func perform() async throws -> some IntentResult { .result() }
}

/// An intent by the protocol that the other module declares.
struct CloseBook: BookIntent {
  static let title: LocalizedStringResource = "Close Book"

  func perform() async throws -> some IntentResult { .result() }
}

struct BookShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CloseBook(), phrases: ["Close the book in \(.applicationName)"], shortTitle: "Close Book",
      systemImageName: "book.closed")
  }
}

struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
}
