import AppIntents
import CoreSpotlight

struct MealEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meal"
  static let defaultQuery = MealQuery()

  let id: UUID

  @Property
  var bare: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Course") var course: Course

  @Property(title: .init("meal.calories", defaultValue: "Calories"))
  var calories: Int?

  @Property(indexingKey: \.title)
  var indexed: String

  @Property(title: "Chef", indexingKey: \.authorNames)
  var chefs: [String]

  @Property(title: "City", indexingKey: \CSSearchableItemAttributeSet.city)
  var city: String?

  @Property(customIndexingKey: CSCustomAttributeKey(keyName: "com_example_spice")!)
  var spice: Int

  @Property(title: "Side Dishes")
  var sides: [MealEntity]

  @ComputedProperty
  var summary: String { "\(name), \(course)" }

  @ComputedProperty(title: "Is Light")
  var isLight: Bool {
    (calories ?? 0) < 300
  }

  @ComputedProperty(indexingKey: \.displayName)
  var displayName: String { name }

  @ComputedProperty(title: "Label", indexingKey: \.contentDescription)
  var label: String {
    get { name }
  }

  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "com_example_heat")!)
  var heat: Int { spice * 2 }

  @DeferredProperty
  var reviews: [String] {
    get async throws { [] }
  }

  @DeferredProperty(title: "Price") var price: Double {
    get async throws {
      let base = Double(calories ?? 1)
      return base / 100
    }
  }

  // None of these is a property of the entity.
  var note = ""
  static let maximum = 3
  lazy var cached = "x"
  @AppDependency var kitchen: Kitchen

  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

extension MealEntity {
  @ComputedProperty(title: "Shout")
  var shout: String { name.uppercased() }
}

final class Kitchen: Sendable {}

enum Course: String, AppEnum {
  case starter, dessert
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Course"
  static let caseDisplayRepresentations: [Course: DisplayRepresentation] = [.starter: "Starter", .dessert: "Dessert"]
}

struct MealQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [MealEntity] { [] }
}
