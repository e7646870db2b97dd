extension Rule {
  static let queryIgnoresFilter: Rule = Rule(
    id: "query-ignores-filter", severity: .warning,
    summary: "a property query does not use its conditions, or returns more than it is asked for",
    rationale: """
      The action 'Find' passes the conditions that people chose, and the greatest number of results, to \
      'entities(matching:mode:sortedBy:limit:)'. The system does not apply them itself. If the function ignores the conditions, \
      the action finds everything. If it ignores 'limit', which is a note, the action returns too many results.
      """,
    source: "AppIntents documentation: EntityPropertyQuery; Apple's guide for agents in Xcode 27: property queries",
    reported: Example(finding("↓entities", "all(mode, sorts).prefix(limit ?? 10).map { $0 }")),
    correct: Example(
      finding("entities", "all(mode, sorts).filter { filters.match($0) }.prefix(limit ?? 10).map { $0 }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      for lookup in query.propertyLookups where lookup.body.isImplemented {
        let names = lookup.body.usedNames
        let symbol = query.type.symbol("entities(matching:mode:sortedBy:limit:)")
        if !names.contains(lookup.comparators) {
          reporter.report(
            "'entities(matching:mode:sortedBy:limit:)' of '\(query.type.name)' does not use '\(lookup.comparators)', so 'Find' in Shortcuts finds everything; filter by the conditions",
            at: lookup.body.place, symbol: symbol)
        } else if !names.contains(lookup.limit) {
          reporter.report(
            "'entities(matching:mode:sortedBy:limit:)' of '\(query.type.name)' does not use '\(lookup.limit)', so 'Find' in Shortcuts returns more than people ask for; limit the results",
            at: lookup.body.place, symbol: symbol, severity: .note)
        }
      }
    }
  }
}

private func finding(_ name: String, _ body: String) -> String {
  """
  struct BookQuery: EntityPropertyQuery {
    func \(name)(
      matching filters: [BookFilter], mode: ComparatorMode, sortedBy sorts: [EntityQuerySort<Book>], limit: Int?
    ) async throws -> [Book] {
      \(body)
    }
    // …
  }
  """
}
