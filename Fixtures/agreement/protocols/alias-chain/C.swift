import AppIntents

extension Chained { typealias Target = Spot }
struct Spot: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spot"
  static let defaultQuery = SpotQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Spot" }
}
struct SpotQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Spot] { [] } }
