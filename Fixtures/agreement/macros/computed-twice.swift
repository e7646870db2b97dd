import AppIntents

struct Twin: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Twin"
  static let defaultQuery = TwinQuery()
  @Property(title: "Id") var id: Int
  @ComputedProperty(title: "Left") var left: Double { 1 }
  @Property(title: "Middle") var middle: String?
  @ComputedProperty(title: "Right") var right: Double { get { 2 } }
  var displayRepresentation: DisplayRepresentation { .init(title: "Twin", subtitle: "Two", image: .init(named: "twin")) }
}
struct TwinQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = "Finds twins"
  func entities(for identifiers: [Int]) async throws -> [Twin] { [] }
  func allEntities() async throws -> [Twin] { [] }
}
