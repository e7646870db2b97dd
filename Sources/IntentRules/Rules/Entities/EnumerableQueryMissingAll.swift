extension Rule {
  static let enumerableQueryMissingAll: Rule = Rule(
    id: "enumerable-query-missing-all", severity: .error, summary: "an enumerable query has no 'allEntities()'",
    rationale: """
      'EnumerableEntityQuery' requires 'allEntities()', so the query does not compile without it. Shortcuts calls \
      the function to list, filter and sort the entities.
      """,
    source: "WWDC23 10103, AppIntents documentation: EnumerableEntityQuery.allEntities()",
    reported: """
      struct ↓BookQuery: EnumerableEntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """,
    correct: """
      struct BookQuery: EnumerableEntityQuery {
        func allEntities() async throws -> [Book] { [] }
        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries
    where query.conforms(to: "EnumerableEntityQuery") && !query.conforms(to: "UniqueAppEntityQuery") {
      guard query.isFullyRead, !query.implements("allEntities()") else { continue }
      reporter.report(
        "'\(query.type.name)' has no 'allEntities()', which 'EnumerableEntityQuery' requires", of: query.type)
    }
  }
}
