import IntentModel

extension Rule {
  static let stringQueryMissingMatch = Rule(
    id: "string-query-missing-match", severity: .error, summary: "a string query has no 'entities(matching:)'",
    rationale: """
      'EntityStringQuery' requires 'entities(matching:)', so the query does not compile without it. Shortcuts and \
      Siri call the function with the text that a user types or says.
      """,
    source: "AppIntents documentation: EntityStringQuery.entities(matching:)",
    triggering: [
      Example(
        """
        struct ↓BookQuery: EntityStringQuery {
          func entities(for identifiers: [Int]) async throws -> [Book] { [] }
        }
        """),
      // The search function of a property query does not count.
      Example(
        .fullEntity()
          + String.query(
            "EntityStringQuery",
            "func entities(matching c: [Int], mode: Int, sortedBy: [Int], limit: Int?) -> [Book] { [] }"
          ).replacing(text: "struct ", with: "struct ↓")),
    ],
    nonTriggering: [
      Example(
        .stringQuery),
      Example(
        .fullEntity() + .query("EntityStringQuery")
          + "extension BookQuery { func entities(matching text: String) -> [Book] { [] } }"),
      Example(.fullEntity() + .query()),
      Example("import Kit\nimport AppIntents\n" + .query("EntityStringQuery, KitQuery")),
      // Unverified: the framework can search among all entities by default.
      Example(.query("EntityStringQuery, EnumerableEntityQuery", "func allEntities() -> [Book] { [] }")),
    ]
  ) { model, reporter in
    for query in model.bundle.queries
    where query.conforms(to: "EntityStringQuery") && !query.conforms(to: "EnumerableEntityQuery") {
      guard query.isFullyRead, !query.implements("entities(matching:)") else { continue }
      reporter.report(
        "'\(query.type.name)' has no 'entities(matching:)', which 'EntityStringQuery' requires", at: query.type.place,
        symbol: query.type.symbol)
    }
  }
}
