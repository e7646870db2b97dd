extension ChangeKind {
  static let queryRenamed = ChangeKind(
    "query-renamed", .info, .savedShortcuts, summary: "a query has another name",
    rationale: """
      Saved shortcuts hold entities, not the queries that find them. Where Shortcuts makes a Find action of the query, the \
      change is dangerous: whether a saved one survives a new name is unproven, and the old name as the \
      'persistentIdentifier' costs a line.
      """,
    source: "metadata of shipped apps (queries are listed by name)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """,
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookFinder() }
        struct ↓BookFinder: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """),
      ChangeExample(
        "struct BookQuery: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }",
        "struct ↓AllBooks: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }",
        level: .dangerous),
    ],
    harmless: [
      ChangeExample(
        "struct BookQuery: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }",
        """
        struct AllBooks: EnumerableEntityQuery {
          static let persistentIdentifier = "BookQuery"
          func allEntities() async throws -> [Book] { [] }
        }
        """)
    ]
  ) { comparison, reporter in
    for pair in comparison.queries.pairs {
      guard let rename = pair.rename else { continue }
      let old = pair.old.type.name, new = pair.new.type.name
      reporter.report(
        "the query '\(old)' is now '\(new)'" + (pair.old.offersFind ? ", and so may be its Find action" : ""),
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: pair.old.offersFind ? .dangerous : nil,
        notes: [.before("'\(old)' stood here; \(rename.explanation)", pair.old.type.location)])
    }
  }
}
