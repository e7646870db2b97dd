import AppIntents

struct PageEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Page" }
}

struct PageQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [PageEntity] { [] }
}

@UnionValue
enum Bookmark {
  case page(PageEntity)
  case note(String), number(Int)
  case pages([PageEntity])
}

@AppIntents.UnionValue
public enum Qualified: Sendable {
  case text(AttributedString)
}

struct Holder {
  @UnionValue enum Nested {
    case link(URL)
    case maybe(Date)
  }
}

struct AddBookmark: AppIntent {
  static let title: LocalizedStringResource = "Add Bookmark"
  @Parameter(title: "Bookmark") var bookmark: Bookmark
  @Parameter(title: "Nested") var nested: Holder.Nested?
  func perform() async throws -> some IntentResult & ReturnsValue<[Bookmark]> { .result(value: []) }
}
