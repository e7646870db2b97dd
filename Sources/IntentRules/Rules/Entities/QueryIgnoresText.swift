extension Rule {
  static let queryIgnoresText: Rule = Rule(
    id: "query-ignores-text", severity: .warning,
    summary: "'entities(matching:)' does not use the text that people search for",
    rationale: """
      The system does not filter what 'entities(matching:)' returns. A query that does not use the text shows the same \
      entities for every search, and Siri takes the first one for any name. Filter by the text. The rule skips a function that \
      returns nothing or an array literal, or that throws an error.
      """,
    source: "Apple's guide for agents in Xcode 27: entities and queries; home-assistant/iOS#2988",
    reported: Example(matching("try await suggestedEntities()", mark: "↓")),
    correct: Example(matching("try await suggestedEntities().filter { $0.name.localizedStandardContains(string) }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries {
      for search in query.searches
      where search.body.isImplemented && !search.isArrayLiteral
        && (search.identifiers == "_" || !search.body.usedNames.contains(search.identifiers))
      {
        reporter.report(
          "'entities(matching:)' of '\(query.type.name)' returns the same entities for every text, and the system does not filter "
            + "them; filter by the text",
          at: search.body.place, symbol: query.type.symbol("entities(matching:)"))
      }
    }
  }
}

private func matching(_ result: String, mark: String = "") -> String {
  .fullEntity("Book")
    + .query(
      "EntityStringQuery",
      "func \(mark)entities(matching string: String) async throws -> [Book] {\n  \(result)\n}")
}
