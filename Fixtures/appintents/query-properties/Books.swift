import AppIntents

struct Book: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = BookQuery()

  let id: Int

  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int?
  @Property var isRead: Bool
  @Property(title: "Author") var author: Author

  var displayRepresentation: DisplayRepresentation { "Book" }
}

struct BookQuery: EntityPropertyQuery, EntityStringQuery, EnumerableEntityQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) {
      EqualToComparator { $0 }
      ContainsComparator { $0 }
      HasPrefixComparator { $0 }
      HasSuffixComparator { $0 }
    }
    Property(\Book.$author) {
      EqualToComparator { $0.id }
    }
    Property(\Book.$pages) {
      IsBetweenComparator { $0 ?? $1 ?? 0 }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Book.$title)
    SortableBy(\Book.$pages)
  }

  func entities(for identifiers: [Int]) async throws -> [Book] { [] }
  func entities(matching string: String) async throws -> [Book] { [] }
  func allEntities() async throws -> [Book] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
  ) async throws -> [Book] { [] }
}

/// Transient, with a query of its own all the same.
struct Author: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = AuthorQuery()

  let id = UUID()

  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation { "Author" }
}

extension Author {
  struct AuthorQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Author] { [] }
  }
}
