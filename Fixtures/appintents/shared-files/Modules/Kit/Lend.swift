import AppIntents

// Only the package has this intent. Its book is the package's, and the document names that book without a module.

struct LendBook: AppIntent {
  static let title: LocalizedStringResource = "Lend Book"

  @Parameter(title: "Book") var book: Book

  func perform() async throws -> some IntentResult { .result() }
}
