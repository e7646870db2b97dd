import AppIntents

struct Note: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Note") }
}

/// `Self.Result` is what another function decides.
struct NoteQuery: EnumerableEntityQuery {
  func entities(for ids: [Self.Entity.ID]) async throws -> Self.Result { [] }
  func suggestedEntities() async throws -> [Entity] { [] }
  func allEntities() async throws -> [Note] { [] }
}
