import AppIntents

public struct Note: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  public static let defaultQuery = NoteQuery()

  public var id: String
  public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

public struct NoteQuery: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Note.ID]) async throws -> [Note] { identifiers.map { Note(id: $0) } }
}
