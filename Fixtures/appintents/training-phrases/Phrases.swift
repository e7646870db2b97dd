import AppIntents

enum Genre: String, AppEnum {
  case novel, essay, yes
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: "Novel", .essay: "Essay: long", .yes: "Yes",
  ]
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Book] { [] }
}

struct OpenGenre: AppIntent {
  static let title: LocalizedStringResource = "Open 📚"
  @Parameter(title: "Genre") var genre: Genre
  @Parameter(title: "Book") var book: Book?
  func perform() async throws -> some IntentResult { .result() }
}

struct Start: AppIntent {
  static let title: LocalizedStringResource = "1984"
  func perform() async throws -> some IntentResult { .result() }
}

struct Phrases: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenGenre(),
      phrases: [
        "Open \(\.$genre) in \(.applicationName)", "\(.applicationName): open l'été \(\.$book)",
        "- \(.applicationName)", "Zeige #1 in \(.applicationName)",
      ], shortTitle: "Open", systemImageName: "book")
    AppShortcut(
      intent: Start(), phrases: ["\(.applicationName) 📚"], shortTitle: "Start", systemImageName: "book")
  }
}
