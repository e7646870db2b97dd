import AppIntents

// With a type of this name in the module, an intent has to use the framework's other name.
@propertyWrapper
struct Parameter<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, title: String = "") { self.wrappedValue = wrappedValue }
}

struct Search: AppIntent {
  static let title: LocalizedStringResource = "Search"
  @IntentParameter(title: "The framework's") var text: String
  @AppIntents.IntentParameter(title: "Qualified") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}

// The app's own wrapper, outside of any intent.
struct Form {
  @Parameter(title: "The app's") var text: String = ""
}

// Not a wrapper at all, and nested: other entities still mean the framework's.
enum Building {
  struct Property {
    var address: String
  }
}

struct BoxEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
  static let defaultQuery = BoxQuery()
  let id: Int
  @Property(title: "Size") var size: Int
  var building = Building.Property(address: "1 Elm Street")
  var displayRepresentation: DisplayRepresentation { "Box" }
}

struct BoxQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [BoxEntity] { [] }
}
