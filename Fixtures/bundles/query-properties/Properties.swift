import AppIntents

struct BikeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bike"
  static let defaultQuery = BikeQuery()
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Gears") var gears: Int
  @Property(title: "Bought") var bought: Date
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct BikeQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = (BikeEntity) -> Bool

  static let findIntentDescription: IntentDescription? = "Finds bikes."

  static let properties = QueryProperties {
    Property(\BikeEntity.$name) {
      EqualToComparator { value in { $0.name == value } }
      ContainsComparator { value in { $0.name.contains(value) } }
      HasPrefixComparator { value in { $0.name.hasPrefix(value) } }
      HasSuffixComparator { value in { $0.name.hasSuffix(value) } }
      NotEqualToComparator { value in { $0.name != value } }
    }
    Property(\BikeEntity.$gears) {
      LessThanComparator { value in { $0.gears < value } }
      LessThanOrEqualToComparator { value in { $0.gears <= value } }
      GreaterThanComparator { value in { $0.gears > value } }
      GreaterThanOrEqualToComparator { value in { $0.gears >= value } }
    }
    Property(\BikeEntity.$bought) {
      IsBetweenComparator { lower, upper in { (lower...upper).contains($0.bought) } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\BikeEntity.$name)
    SortableBy(\BikeEntity.$gears)
  }

  func entities(for identifiers: [String]) async throws -> [BikeEntity] { [] }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<BikeEntity>], limit: Int?
  ) async throws -> [BikeEntity] { [] }
}

// The same as variables with types, computed, and by the names in full.
struct OtherBikeQuery: EntityPropertyQuery {
  static var properties: QueryProperties {
    QueryProperties {
      EntityQueryProperty<BikeEntity, BikeEntity, EntityProperty<String>, String, String>(\.$name) {
        EqualToComparator { $0 }
      }
    }
  }

  static var sortingOptions: SortingOptions = SortingOptions { SortableBy(\.$name) }

  func entities(for identifiers: [String]) async throws -> [BikeEntity] { [] }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<BikeEntity>], limit: Int?
  ) async throws -> [BikeEntity] { [] }
}
