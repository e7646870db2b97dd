import AppIntents

// The app and the package that it links compile this file, so the app has each type twice.

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: String
  @Property(title: "Genre") var genre: Genre
  var displayRepresentation: DisplayRepresentation { "Book" }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Book] { [] }
  func entities(matching string: String) async throws -> [Book] { [] }
}

enum Genre: String, AppEnum {
  case fiction, poetry

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.fiction: "Fiction", .poetry: "Poetry"]
}

struct OpenBook: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Book") var target: Book

  func perform() async throws -> some IntentResult { .result() }
}

struct BookShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(), phrases: ["Open a book in \(.applicationName)"], shortTitle: "Open Book",
      systemImageName: "book")
  }
}
