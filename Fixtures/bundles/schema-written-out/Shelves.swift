import AppIntents

// What the schema and property macros expand to, written by hand: their plugins come with Xcode alone.

struct OpenShelf: OpenIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static let isAssistantOnly = true

  @Parameter(title: "Shelf")
  var target: ShelfEntity

  /// No parameter: only the macro makes plain variables parameters.
  var attempts = 0

  func perform() async throws -> some IntentResult { .result() }
}

extension OpenShelf: AssistantSchemaIntent {
  static let __appSchemaIntent = "system.open"
}

struct ShelfEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()

  let id: Int
  var loadedBooks: [String] { get async throws { [] } }
  var shown = ""

  var _loadedBooks = EntityProperty<[String]>(
    identifier: "loadedBooks", title: "Books", asyncGetter: { (entity: Self) in try await entity.loadedBooks })
  var _width = EntityProperty<Double?>(identifier: "width", title: "Width")

  var displayRepresentation: DisplayRepresentation { "Shelf" }
}

extension ShelfEntity: AssistantSchemaEntity {
  static let __appSchemaEntity = "books.book"
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ShelfEntity] { [] }
}
