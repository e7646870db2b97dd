extension Rule {
  static let reindexDoesNothing: Rule = Rule(
    id: "reindex-does-nothing", severity: .warning,
    summary: "an 'IndexedEntityQuery' does not index when the system asks for it",
    rationale: """
      The system calls both functions if its index of the app is lost or outdated. With empty bodies Spotlight and Siri keep old \
      entities or none. Add the entities to the index again: 'CSSearchableIndex.default().indexAppEntities(…)'.
      """,
    source: "AppIntents documentation: IndexedEntityQuery; Apple's guide for agents in Xcode 27: Spotlight",
    reported: Example(indexing("↓reindexAllEntities", "")),
    correct: Example(indexing("reindexAllEntities", "try await index.indexAppEntities(store.books)")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries {
      for body in query.reindexing where body.providedBy == nil && Set(body.names).isSubset(of: ["return"]) {
        reporter.report(
          "this function of '\(query.type.name)' does nothing, so Spotlight stays as it is when the system asks for new entries; index the entities",
          at: body.place, symbol: query.type.symbol)
      }
    }
  }
}

private func indexing(_ name: String, _ body: String) -> String {
  """
  struct BookQuery: IndexedEntityQuery {
    func \(name)(indexDescription: CSSearchableIndexDescription) async throws {\(body.isEmpty ? "" : "\n    \(body)\n  ")}
    // …
  }
  """
}
