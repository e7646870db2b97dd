import AppIntents
import LibraryKit

/// Adds a book, says so, and hands the book on to the next action of the shortcut.
struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description = IntentDescription(
    "Adds a book to your library.",
    categoryName: "Books",
    resultValueName: "New Book"
  )

  @Parameter(title: "Name", requestValueDialog: "What is the book called?")
  var name: String

  @Parameter(title: "Author", optionsProvider: AuthorOptions())
  var author: String?

  @Parameter(title: "Shelf", description: "Where the new book goes.", default: .wantToRead)
  var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name) to \(\.$shelf)") {
      \.$author
    }
  }

  @Dependency
  private var store: BookStore

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
    let book = Book(title: name, author: author)
    await store.add(book)
    return .result(value: BookEntity(book), dialog: "Added \(name).")
  }
}

/// Offers the authors whose books are there already.
struct AuthorOptions: DynamicOptionsProvider {
  @Dependency
  private var store: BookStore

  func results() async throws -> [String] {
    await store.authors
  }
}
