extension ChangeKind {
  static let entityQueryRemoved = ChangeKind(
    "entity-query-removed", .breaking, .savedShortcuts, summary: "an entity has no default query any more",
    rationale: "The query turns the saved id back into the entity. Without one, saved values of it can't be found.",
    source: "WWDC22 session 10032 (entities are stored by id, and found by their query)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """,
        """
        struct ↓Book: TransientAppEntity { var id = UUID() }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """,
        """
        struct Book: AppEntity { var id: Int; static var defaultQuery: BookFinder { BookFinder() } }
        struct BookFinder: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """),
      // A default of a protocol that the scan doesn't hold may give it.
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """,
        """
        struct Book: AppEntity, Stored { var id: Int }
        struct BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        """),
    ]
  ) { comparison, reporter in
    for pair in comparison.entities.pairs where !pair.old.defaultQuery.isAbsent && pair.new.defaultQuery.isAbsent {
      // An AppEntity can't be compiled without one: where none is seen, it comes from somewhere that isn't scanned.
      guard pair.new.isTransient else { continue }
      reporter.report(
        "'\(pair.new.type.name)' has no default query any more: saved values of it can't be found",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
