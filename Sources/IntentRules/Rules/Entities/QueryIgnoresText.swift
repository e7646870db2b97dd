extension Rule {
  static let queryIgnoresText: Rule = Rule(
    id: "query-ignores-text", severity: .warning,
    summary: "'entities(matching:)' returns all suggestions, whatever people search for",
    rationale: """
      The system does not filter what 'entities(matching:)' returns. A query that returns its suggestions shows \
      all of them for every search, and Siri takes the first one for any name. Filter by the text.
      """,
    source: "Apple's guide for agents in Xcode 27: entities and queries",
    reported: Example(matching("try await suggestedEntities()", mark: "↓")),
    correct: Example(matching("try await suggestedEntities().filter { $0.name.localizedStandardContains(string) }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let words: Set<String> = ["return", "try", "await", "self", "suggestedEntities", "allEntities"]
    for query in model.bundle.queries {
      for body in query.searches where body.providedBy == nil {
        guard body.calls.count == 1, words.isSuperset(of: body.names),
          ["suggestedEntities", "allEntities"].contains(body.calls[0].name)
        else { continue }
        reporter.report(
          "'\(query.type.name)' returns all suggestions for every text, and the system does not filter them; filter by the text",
          at: body.place, symbol: query.type.symbol("entities(matching:)"))
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
