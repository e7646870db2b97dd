extension ChangeKind {
  static let findActionRemoved: ChangeKind = ChangeKind(
    "find-action-removed", .breaking, .savedShortcuts, summary: "an entity no longer has a Find action",
    rationale: """
      Shortcuts creates a Find action for an entity that has an 'EntityPropertyQuery' or an 'EnumerableEntityQuery'. \
      Without such a query, the action is missing from every saved shortcut that uses it.
      """,
    source: "Apple's documentation of EntityPropertyQuery and EnumerableEntityQuery",
    reported: ChangeExample(
      .bookWithQuery("BookQuery", "EnumerableEntityQuery"),
      .bookWithQuery(book: "↓Book")),
    harmless: ChangeExample(instead: .bookWithQuery("BookQuery", "EntityPropertyQuery")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    // If the entity of a query of the new version is unknown, the query may find any entity.
    let isOpen = comparison.new.queries.contains { $0.offersFind && $0.entity == nil }
    let old = comparison.old.entitiesWithFindAction, new = comparison.new.entitiesWithFindAction
    for pair in comparison.entities.pairs where !isOpen {
      guard old.contains(pair.old.type.name), !new.contains(pair.new.type.name) else { continue }
      reporter.report(
        "'\(pair.new.type.name)' no longer has a Find action, so saved shortcuts that use it stop working; "
          + "keep an 'EntityPropertyQuery' or 'EnumerableEntityQuery' for it",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}

extension Catalog {
  /// The bare names of the entities that a Find action finds.
  fileprivate var entitiesWithFindAction: Set<String> {
    Set(queries.compactMap { $0.offersFind ? $0.entity : nil })
  }
}
