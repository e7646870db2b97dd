import AppIntents
import Kit

// Documents have the names of a nested type as the compiler gives them: 'Kit.Library.Open' and '3Kit7LibraryV3AppE4OpenV'.

extension Library {
  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"

    @Parameter(title: "Book") var book: Book
    @Parameter(title: "Size") var size: Shelf.Size

    func perform() async throws -> some IntentResult { .result() }
  }

  struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { "Book" }
  }

  struct BookQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Book] { [] }
  }
}

extension Library.Shelf {
  enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
  }
}

extension String {
  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws -> some IntentResult { .result() }
  }
}
