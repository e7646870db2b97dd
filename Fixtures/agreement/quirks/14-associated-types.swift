import AppIntents

struct Thing: AppEntity {
  typealias ID = Key
  typealias DefaultQuery = Finder
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static var defaultQuery: Finder { Finder() }
  var id: Key
  var displayRepresentation: DisplayRepresentation { "Thing" }
}
typealias Key = UUID
struct Finder: EntityQuery {
  typealias Entity = Thing
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  func suggestedEntities() async throws -> [Thing] { [] }
}
typealias Results = [String]
struct Provider: DynamicOptionsProvider { func results() async throws -> Results { [] } }
