extension ChangeKind {
  static let entityQueryRemoved: ChangeKind = ChangeKind(
    "entity-query-removed", .breaking, .savedShortcuts, summary: "an entity no longer has a default query",
    rationale:
      "The default query finds an entity by its saved id. Without a query, saved shortcuts cannot find the entity.",
    source: "WWDC22 session 10032 (entities are stored by id, and found by their query)",
    reported: ChangeExample(
      .bookWithQuery(),
      """
      struct ↓Book: TransientAppEntity {
        var id = UUID()
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct Book: AppEntity {
          var id: Int
          static var defaultQuery: BookFinder { BookFinder() }
        }
        struct BookFinder: EntityQuery {
          func entities(for ids: [Int]) async throws -> [Book] { [] }
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.entities.pairs where !pair.old.defaultQuery.isAbsent && pair.new.defaultQuery.isAbsent {
      // An 'AppEntity' without a default query doesn't compile, so unless the entity became transient, the query is declared in
      // sources that are not scanned.
      guard pair.new.isTransient else { continue }
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      reporter.report(
        "'\(pair.new.type.name)' is now a transient entity without a query, so \(keeper.name) cannot find its values; "
          + "keep the conformance to 'AppEntity'",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), audience: keeper.audience)
    }
  }
}
