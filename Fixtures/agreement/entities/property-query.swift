import AppIntents

struct Car: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Car"
  static let defaultQuery = CarQuery()
  var id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Wheels") var wheels: Int
  var displayRepresentation: DisplayRepresentation { "Car" }
}
struct CarQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = String
  static let properties = QueryProperties {
    Property(\Car.$name) { EqualToComparator { $0 }; ContainsComparator { $0 } }
    Property(\Car.$wheels) { LessThanComparator { "\($0)" } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Car.$wheels); SortableBy(\Car.$name) }
  func entities(for identifiers: [Int]) async throws -> [Car] { [] }
  func entities(matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Car>], limit: Int?) async throws -> [Car] { [] }
}
