import AppIntents

enum Library {
  struct OpenShelf: OpenIntent {
    static let title: LocalizedStringResource = "Open Shelf"
    @Parameter(title: "Shelf") var target: Shelf
    @Parameter(title: "Book") var book: Book.Entity
    func perform() async throws -> some IntentResult { .result() }

    // Shadows Library.Shelf for this intent alone.
    enum Shelf: String, AppEnum {
      case oak
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Inner Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.oak: "Oak"]
    }
  }

  enum Shelf: String, AppEnum {
    case pine
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Outer Shelf"
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.pine: "Pine"]
  }

  struct Book {
    struct Entity: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
      static let defaultQuery = Query()
      let id: Int
      var displayRepresentation: DisplayRepresentation { "Book" }
    }
  }
}

extension Library.Book.Entity {
  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Library.Book.Entity] { [] }
  }
}

extension Library {
  struct CloseShelf: AppIntent {
    static let title: LocalizedStringResource = "Close Shelf"
    @Parameter(title: "Shelf") var shelf: Shelf
    @Parameter(title: "Other") var other: OpenShelf.Shelf
    func perform() async throws -> some IntentResult { .result() }
  }
}

extension String {
  struct Shout: AppIntent {
    static let title: LocalizedStringResource = "Shout"
    func perform() async throws -> some IntentResult { .result() }
  }
}

extension Array where Element == Int {
  struct Sum: AppIntent {
    static var title: LocalizedStringResource { "Sum" }
    func perform() async throws -> some IntentResult { .result() }
  }
}

extension IntentDialog {
  struct Say: AppIntent {
    static let title: LocalizedStringResource = "Say"
    func perform() async throws -> some IntentResult { .result() }
  }
}
