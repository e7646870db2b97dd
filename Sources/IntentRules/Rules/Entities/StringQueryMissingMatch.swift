extension Rule {
  static let stringQueryMissingMatch: Rule = Rule(
    id: "string-query-missing-match", severity: .error, summary: "a string query has no 'entities(matching:)'",
    rationale: """
      'EntityStringQuery' requires 'entities(matching:)', so the query does not compile without it. Shortcuts and \
      Siri call the function with the text that a user types or says.
      """,
    source: "AppIntents documentation: EntityStringQuery.entities(matching:)",
    reported: """
      struct ↓BookQuery: EntityStringQuery {
        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """,
    correct: Example(.stringQuery),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries
    where query.conforms(to: "EntityStringQuery") && !query.conforms(to: "EnumerableEntityQuery") {
      guard query.isFullyRead, !query.implements("entities(matching:)") else { continue }
      reporter.report(
        "'\(query.type.name)' has no 'entities(matching:)', which 'EntityStringQuery' requires", of: query.type)
    }
  }
}
