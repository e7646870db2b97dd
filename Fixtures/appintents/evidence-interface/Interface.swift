import AppIntents

// Each form is in no document that Xcode wrote. What it means follows from the interface of the framework, or from the constants
// that the compiler gives to Apple's tool.

struct HasNil: AppIntent {
  static let title: LocalizedStringResource = "Has Nil"

  @Parameter(title: "Page", description: nil, default: nil) var page: URL?
  @Parameter(title: "Name", default: nil, inputOptions: nil) var name: String?
  @Parameter(title: "Count", default: nil, inclusiveRange: nil) var count: Int?

  func perform() async throws -> some IntentResult { .result() }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: String
  @Property(title: "Title") var title: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct BookQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) { EqualToComparator { $0 } }
  }
  static let sortingOptions = SortingOptions {}

  func entities(for identifiers: [String]) async throws -> [Book] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
  ) async throws -> [Book] { [] }
}

struct Sell: AppIntent {
  static let title: LocalizedStringResource = "Sell"

  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Others") var others: [Book]?

  func perform() async throws -> some IntentResult { .result() }
}
