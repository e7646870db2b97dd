extension ChangeKind {
  static let sortOptionRemoved: ChangeKind = ChangeKind(
    "sort-option-removed", .dangerous, .savedShortcuts, summary: "a sort option of a Find action was removed",
    rationale: "Saved Find actions that sort by the property return their results in another order.",
    source: "Apple's documentation of EntityPropertyQuery (sortingOptions)",
    reported: ChangeExample(
      """
      struct Book: AppEntity {
        var id: Int
        @Property(title: "Title") var title: String
      }
      struct BookQuery: EntityPropertyQuery {
        static let sortingOptions = SortingOptions {
          SortableBy(\\Book.$title)
        }
        func entities(for ids: [Int]) async throws -> [Book] { [] }
      }
      """,
      """
      struct Book: AppEntity {
        var id: Int
        @Property(title: "Title") var title: String
      }
      struct ↓BookQuery: EntityPropertyQuery {
        func entities(for ids: [Int]) async throws -> [Book] { [] }
      }
      """),
    harmless: ChangeExample(
      """
      struct BookQuery: EntityPropertyQuery {
        static let sortingOptions = SortingOptions {
          SortableBy(\\Book.$title)
        }
      }
      """,
      """
      struct BookQuery: EntityPropertyQuery {
        static let sortingOptions = SortingOptions {
          SortableBy(\\Book.$year)
          SortableBy(\\Book.$title)
        }
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.queries.pairs where pair.new.statesFilters {
      guard let old = pair.old.sortingOptions.known, let new = pair.new.sortingOptions.known(orAbsent: []) else {
        continue
      }
      let kept = Set(new)
      for name in old where !kept.contains(name) {
        reporter.report(
          "'\(pair.new.type.name)' no longer sorts by '\(name)', so saved Find actions return results in another order",
          symbol: "\(pair.old.type.symbol)/\(name)",
          at: .new(pair.new.type.location))
      }
    }
  }
}
