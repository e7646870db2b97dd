extension ChangeKind {
  static let findActionRemoved = ChangeKind(
    "find-action-removed", .breaking, .savedShortcuts, summary: "an entity no longer has a Find action",
    rationale: """
      Shortcuts creates a Find action for an entity that has an 'EntityPropertyQuery' or an 'EnumerableEntityQuery'. \
      Without such a query, the action is missing from every saved shortcut that uses it.
      """,
    source: "Apple's documentation of EntityPropertyQuery and EnumerableEntityQuery",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity {
          var id: Int
          static let defaultQuery = BookQuery()
        }
        struct BookQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [Book] { [] }
        }
        """,
        """
        struct ↓Book: AppEntity {
          var id: Int
          static let defaultQuery = BookQuery()
        }
        struct BookQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [Book] { [] }
        }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        struct Book: AppEntity {
          var id: Int
          static let defaultQuery = BookQuery()
        }
        struct BookQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [Book] { [] }
        }
        """,
        """
        struct Book: AppEntity {
          var id: Int
          static let defaultQuery = BookQuery()
        }
        struct BookQuery: EntityPropertyQuery {
          func entities(for ids: [Int]) async throws -> [Book] { [] }
        }
        """),
      // Two queries became one.
      ChangeExample(
        """
        struct Book: AppEntity {
          var id: Int
          static let defaultQuery = BookQuery()
        }
        struct BookQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [Book] { [] }
        }
        """,
        """
        struct Book: AppEntity {
          var id: Int
          static let defaultQuery = AllBooks()
        }
        struct AllBooks: EnumerableEntityQuery {
          func allEntities() async throws -> [Book] { [] }
        }
        """),
    ]
  ) { comparison, reporter in
    // If the entity of a query is unknown, the query may find any entity.
    let isOpen = comparison.new.queries.contains { $0.offersFind && $0.entity == nil }
    for pair in comparison.entities.pairs where !isOpen {
      guard comparison.old.queries.contains(where: { $0.offersFind && $0.entity == pair.old.type.name }),
        !comparison.new.queries.contains(where: { $0.offersFind && $0.entity == pair.new.type.name })
      else { continue }
      reporter.report(
        "'\(pair.new.type.name)' no longer has a Find action, so saved shortcuts that use it stop working; "
          + "keep an 'EntityPropertyQuery' or 'EnumerableEntityQuery' for it",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
