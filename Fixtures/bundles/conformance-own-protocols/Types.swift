import AppIntents

struct ListBooks: LibraryIntent {
  static let title: LocalizedStringResource = "List Books"
  func answer() async throws -> some IntentResult & ReturnsValue<[String]> { .result(value: []) }
}

struct SortBooks: AppIntent, QuietIntent {
  static let title: LocalizedStringResource = "Sort Books"
  func answer() async throws -> some IntentResult { .result() }
}

struct CountBooks: QuietIntent {
  static let title: LocalizedStringResource = "Count Books"
  static let isDiscoverable = true
  static let openAppWhenRun = true
  func answer() async throws -> some IntentResult { .result() }
}

enum Shelf: String, ShelfValue {
  case top, bottom
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.top: "Top", .bottom: "Bottom"]
}

struct AuthorEntity: LibraryEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = AuthorQuery()
  let id: String
  var name: String
}

struct AuthorQuery: LibraryQuery {
  func entities(for identifiers: [String]) async throws -> [AuthorEntity] { [] }
}

struct Unrelated: Recursive {
  var description: String { "" }
}
