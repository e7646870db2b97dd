extension ChangeKind {
  static let findActionRemoved = ChangeKind(
    "find-action-removed", .breaking, .savedShortcuts, summary: "Shortcuts no longer makes a Find action of a query",
    rationale: """
      An 'EntityPropertyQuery' or an 'EnumerableEntityQuery' gives its entity a Find action. Without either, the action is \
      gone from every shortcut that used it.
      """,
    source: "Apple's documentation of EntityPropertyQuery and EnumerableEntityQuery",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }
        """,
        """
        struct ↓Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }
        """,
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityPropertyQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """),
      // Two queries became one.
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }
        """,
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = AllBooks() }
        struct AllBooks: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }
        """),
    ]
  ) { comparison, reporter in
    // A query whose entity can't be told may be any entity's.
    let isOpen = comparison.new.queries.contains { $0.offersFind && $0.entity == nil }
    for pair in comparison.entities.pairs where !isOpen {
      guard comparison.old.queries.contains(where: { $0.offersFind && $0.entity == pair.old.type.name }),
        !comparison.new.queries.contains(where: { $0.offersFind && $0.entity == pair.new.type.name })
      else { continue }
      reporter.report(
        "the Find action of '\(pair.new.type.name)' is gone: no query of it can be filtered any more",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
