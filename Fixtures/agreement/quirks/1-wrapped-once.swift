import AppIntents

struct Bare: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bare"
  static let defaultQuery = BareQuery()
  var id = 1
  @Property var plain: String
  @Property() var called: String
  @EntityProperty(title: "Spelled") var spelled: Int?
  @AppIntents.EntityProperty(title: "Qualified") var qualified: [String]
  var displayRepresentation: DisplayRepresentation { "Bare" }
}
struct BareQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Bare] { [] } }
