extension Rule {
  static let tooManyParameters: Rule = Rule(
    id: "too-many-parameters", severity: .note, summary: "an intent has more than eight parameters",
    rationale: """
      An action with many parameters is hard to read and to fill in. Split it into several intents, or combine related \
      values in an entity.
      """,
    source: "WWDC24 10176", isOptIn: true,
    reported: """
      struct ↓AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"

        @Parameter(title: "Title") var name: String
        @Parameter(title: "Author") var author: String
        @Parameter(title: "Genre") var genre: String
        @Parameter(title: "Publisher") var publisher: String
        @Parameter(title: "Year") var year: Int
        @Parameter(title: "Pages") var pages: Int
        @Parameter(title: "Price") var price: Double
        @Parameter(title: "Language") var language: String
        @Parameter(title: "Shelf") var shelf: String

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    correct: """
      struct AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"

        @Parameter(title: "Title") var name: String
        @Parameter(title: "Author") var author: String
        @Parameter(title: "Shelf") var shelf: String

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.parameters.count > 8 && intent.type.schema == nil {
      reporter.report(
        "'\(intent.type.name)' has \(intent.parameters.count) parameters; split it into several intents, or combine related values in an entity",
        of: intent.type)
    }
  }
}
