import IntentModel
import SourceFindings

extension Rule {
  static let queryMissingInit = Rule(
    id: "query-missing-init", severity: .error, summary: "a query has no 'init()'",
    rationale: """
      The framework creates a query with 'init()', which 'EntityQuery' and 'IntentValueQuery' require. Swift does not \
      provide 'init()' for a type that declares another initializer, or that stores a variable without an initial value, so \
      the query does not compile. Add 'init() {}' or an initial value; '@Dependency' gives a query what it needs from the \
      app. The 'init()' that Swift provides is internal, so a public query must declare 'public init() {}'.
      """,
    source: "AppIntents interface of iOS 17.4: EntityQuery.init()",
    triggering: [
      Example(
        """
        struct BookQuery: EntityQuery {
          let ↓store: BookStore

          func entities(for identifiers: [Int]) async throws -> [Book] { [] }
        }
        """),
      Example(.entity("Book") + .query("EntityStringQuery", "var ↓limit: Int")),
      Example(
        .entity("Book") + .query("EntityQuery", "let store: Store\n↓init(store: Store) { self.store = store }"),
        fixed: .entity("Book")
          + .query("EntityQuery", "let store: Store\ninit() {}\n\ninit(store: Store) { self.store = store }")),
      Example(.entity("Book") + "public struct ↓BookQuery: EntityQuery {}"),
      Example(
        "struct Search: IntentValueQuery { ↓init(limit: Int) {}\nfunc values(for input: String) -> [Int] { [] } }"),
    ],
    nonTriggering: [
      Example(
        """
        struct BookQuery: EntityQuery {
          @Dependency private var store: BookStore

          func entities(for identifiers: [Int]) async throws -> [Book] { [] }
        }
        """),
      Example(.entity("Book") + .query("EntityQuery", "var limit = 3\nvar name: String?\nlet store = Store.shared")),
      Example(.entity("Book") + .query("EntityQuery", "let store: Store\ninit() { store = .shared }")),
      Example(
        .entity("Book") + .query("EntityQuery", "let store: Store")
          + "extension BookQuery { init() { store = .shared } }"
      ),
      Example("import Kit\nimport AppIntents\n" + .query("EntityQuery, KitQuery", "let store: Store")),
      Example("@Stored struct BookQuery: EntityQuery { let store: Store }"),
      Example("struct Names: DynamicOptionsProvider { let store: Store }"),
      Example("struct Finder { let store: Store }"),
    ]
  ) { model, reporter in
    for query in model.bundle.queries {
      guard let missing = MissingInitializer(query.type) else { continue }
      missing.report(neededBy: "the framework needs to create the query", &reporter)
    }
  }
}
