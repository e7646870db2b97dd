extension Rule {
  static let queryMissingInit: Rule = Rule(
    id: "query-missing-init", severity: .error, summary: "a query has no 'init()'",
    rationale: """
      The framework creates a query with 'init()', which 'EntityQuery' and 'IntentValueQuery' require. Swift does not \
      provide 'init()' for a type that declares another initializer, or that stores a variable without an initial value, so \
      the query does not compile. Add 'init() {}' or an initial value; '@Dependency' gives a query what it needs from the \
      app. The 'init()' that Swift provides is internal, so a public query must declare 'public init() {}'.
      """,
    source: "AppIntents interface of iOS 17.4: EntityQuery.init()",
    isFixable: true,
    reported: """
      struct BookQuery: EntityQuery {
        let ↓store: BookStore

        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """,
    correct: """
      struct BookQuery: EntityQuery {
        @Dependency private var store: BookStore

        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries {
      guard let missing = MissingInitializer(query.type) else { continue }
      missing.report(neededBy: "the framework needs to create the query", &reporter)
    }
  }
}
