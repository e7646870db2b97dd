import AppIntents

struct ListProvider: DynamicOptionsProvider {
  func results() async throws -> [String] { ["tea", "coffee"] }
}

struct CollectionProvider: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> { ItemCollection(sections: []) }
}

struct DefaultingProvider: DynamicOptionsProvider {
  func results() async throws -> [CupEntity] { [] }
  func defaultResult() async -> CupEntity? { nil }
}

struct DependentProvider: DynamicOptionsProvider {
  @IntentParameterDependency<OrderDrink>(\.$drink) var order
  func results() async throws -> [String] { [] }
}

struct OrderDrink: AppIntent {
  static let title: LocalizedStringResource = "Order Drink"
  @Parameter(title: "Drink", optionsProvider: ListProvider()) var drink: String
  @Parameter(title: "Cup", optionsProvider: DefaultingProvider()) var cup: CupEntity?
  @Parameter(title: "Sizes", optionsProvider: SizeProvider()) var sizes: [Int]
  @Parameter(title: "Sugar", optionsProvider: SugarProvider()) var sugar: String
  func perform() async throws -> some IntentResult { .result() }

  // Nested, as providers often are.
  struct SizeProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2, 3] }
  }
}

extension OrderDrink {
  private struct SugarProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { ["none", "some"] }
  }
}

struct CupEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = CupQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Cup" }
}

struct CupQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [CupEntity] { [] }
}
