import AppIntents

struct Album: AppEntity {
  struct Query: EntityStringQuery {
    func entities(for identifiers: [Album.ID]) async throws -> [Album] { [] }
    func entities(matching string: String) async throws -> [Album] { [] }
  }
  static let defaultQuery = Query()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Album")
  var id: String
  var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "Album") }
}
