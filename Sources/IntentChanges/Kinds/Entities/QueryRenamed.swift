extension ChangeKind {
  static let queryRenamed: ChangeKind = ChangeKind(
    "query-renamed", .info, .savedShortcuts, summary: "a query was renamed",
    rationale: """
      Saved shortcuts store entities, not the queries that find them. If Shortcuts creates a Find action for the \
      query, the change is dangerous: whether saved Find actions keep working under the new name is unverified. To be \
      safe, state the old name as the 'persistentIdentifier' of the query.
      """,
    source: "metadata of shipped apps (queries are listed by name)",
    reported: ChangeExample(
      .bookWithQuery(),
      .bookWithQuery("↓BookFinder")),
    harmless: ChangeExample(
      """
      struct BookQuery: EnumerableEntityQuery {
        func allEntities() async throws -> [Book] { [] }
      }
      """,
      """
      struct AllBooks: EnumerableEntityQuery {
        static let persistentIdentifier = "BookQuery"
        func allEntities() async throws -> [Book] { [] }
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.queries.pairs {
      guard let rename = pair.rename else { continue }
      let old = pair.old.type.name, new = pair.new.type.name
      reporter.report(
        "the query '\(old)' was renamed to '\(new)'"
          + (pair.old.offersFind
            ? ", so saved Find actions may stop working; state '\(old)' as its 'persistentIdentifier'" : ""),
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: pair.old.offersFind ? .dangerous : nil,
        notes: [.before("'\(old)' was declared here; \(rename.explanation)", pair.old.type.location)])
    }
  }
}
