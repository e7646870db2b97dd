import AppIntents

struct Both: AppEntity, DynamicOptionsProvider {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Both"
  static let defaultQuery = BothQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Both" }
  func results() async throws -> [Int] { [] }
}
struct BothQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Both] { [] } }
