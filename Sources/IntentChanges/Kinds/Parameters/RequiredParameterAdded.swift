extension ChangeKind {
  static let requiredParameterAdded = ChangeKind(
    "required-parameter-added", .breaking, .savedShortcuts, summary: "a new parameter must be filled in",
    rationale: """
      No saved shortcut has a value for it: each stops and asks, or fails where nobody is there to answer. Make it optional, \
      or give it a default.
      """,
    source: "WWDC23 session 10103 (what is new has to be optional or have a default)",
    examples: [
      ChangeExample(
        "struct OpenShelf: AppIntent {}",
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var ↓shelf: String }"#)
    ],
    harmless: [
      ChangeExample(
        "struct OpenShelf: AppIntent {}",
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String?
          @Parameter(title: "Page", default: 1) var page: Int
        }
        """),
      // A new intent may ask for what it likes.
      ChangeExample("", #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String }"#),
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [Book] { [] }
          func defaultResult() async -> Book? { nil }
        }
        struct OpenBook: AppIntent {}
        """,
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [Book] { [] }
          func defaultResult() async -> Book? { nil }
        }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for parameter in comparison.parameters(of: pair).added where comparison.new.isRequired(parameter) {
        reporter.report(
          "'\(pair.new.type.name)' has a new parameter '\(parameter.name)' that must be filled in: saved shortcuts have no value for it",
          symbol: "\(pair.old.type.symbol)/\(parameter.name)", at: .new(parameter.location),
          level: pair.old.lowered(.breaking))
      }
    }
  }
}
