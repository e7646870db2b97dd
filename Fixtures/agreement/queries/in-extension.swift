import AppIntents

struct Bird: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bird"
  static let defaultQuery = BirdQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Bird" }
}
struct BirdQuery {}
extension BirdQuery: EntityQuery { func entities(for identifiers: [Bird.ID]) async throws -> [Bird] { [] } }
extension BirdQuery: EntityStringQuery { func entities(matching string: String) async throws -> [Bird] { [] } }
