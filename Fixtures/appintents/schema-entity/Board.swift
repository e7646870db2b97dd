import AppIntents

// The properties that the schema defines have an empty title, with or without a wrapper in the source. The app's own
// property has none. A document of Apple's has the same titles for the same properties.

@AppEntity(schema: .whiteboard.board)
struct Board {
  static let defaultQuery = BoardQuery()

  let id: String
  var title: String
  @Property var creationDate: Date?
  var lastModificationDate: Date?
  @Property var isFavorite: Bool?
  var displayRepresentation: DisplayRepresentation { "Board" }
}

struct BoardQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Board] { [] }
}
