import AppIntents

// The identifiers of these types are made of one another.
struct Stated: Identifiable { let id: Stated.ID }
struct Made: Identifiable { let id = Made.ID() }
struct Left: Identifiable { let id = Right.ID() }
struct Right: Identifiable { let id: [Left.ID] }

struct RefersToIdentifiers: AppIntent {
  static let title: LocalizedStringResource = "Refers to Identifiers"
  @Parameter(title: "Stated") var stated: Stated.ID
  @Parameter(title: "Made") var made: Made.ID
  @Parameter(title: "Left") var left: Left.ID
  func perform() async throws -> some IntentResult { .result() }
}

struct Ring: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ring"
  static let defaultQuery = RingQuery()
  let id = Ring.ID()
  var displayRepresentation: DisplayRepresentation { "Ring" }
}
struct RingQuery: EntityQuery {
  func entities(for identifiers: [Ring.ID]) async throws -> [Ring] { [] }
}
