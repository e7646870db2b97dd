import AppIntents

// `Shelf.ID` is the type of the `id` of `Shelf`, which another file declares without App Intents.
struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: Shelf.ID
  @Property(title: "Stated") var stated: Place.ID?
  @Property(title: "Computed") var computed: [Visit.ID]
  @Property(title: "Nested") var nested: Shelf.Slot.ID
  @Property(title: "Inferred") var inferred: Marker.ID
  @Property(title: "Alias") var alias: ShelfKey
  @Property(title: "Inherited") var inherited: Loan.ID
  var displayRepresentation: DisplayRepresentation { "Book" }
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [Book.ID]) async throws -> [Book] { [] }
}

struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var book: Book.ID
  @Parameter(title: "Size") var size: Size.ID
  @Parameter(title: "Name") var name: Named.ID
  func perform() async throws -> some IntentResult { .result() }
}

enum Size: String, AppEnum, Identifiable {
  case small
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
  var id: Self { self }
}
