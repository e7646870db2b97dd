import AppIntents

struct Drinks: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(sections: [IntentItemSection<String>(items: [])])
  }
}

struct Meals: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<Int> { IntentItemCollection(sections: []) }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Book") }
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Book] { [] }
  func suggestedEntities() async throws -> ItemCollection<Book> { ItemCollection(sections: []) }
}
