extension ChangeKind {
  static let comparatorRemoved: ChangeKind = ChangeKind(
    "comparator-removed", .dangerous, .savedShortcuts, summary: "a filter of a Find action was removed",
    rationale: "Saved Find actions that use the filter lose it. They find more entities than before, or none.",
    source: "Apple's documentation of EntityPropertyQuery (properties)",
    reported: ChangeExample(
      """
      struct BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\\Book.$title) {
            EqualToComparator { $0 }
            ContainsComparator { $0 }
          }
        }
      }
      """,
      """
      struct ↓BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\\Book.$title) { EqualToComparator { $0 } }
        }
      }
      """),
    harmless: ChangeExample(
      """
      struct BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\\Book.$title) { EqualToComparator { $0 } }
        }
      }
      """,
      """
      struct BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\\Book.$title) {
            ContainsComparator { $0 }
            EqualToComparator { $0 }
          }
        }
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.queries.pairs where pair.new.statesFilters {
      guard let old = pair.old.properties.known, let new = pair.new.properties.known(orAbsent: []) else { continue }
      var kept: [String: Set<String>] = [:]
      for property in new { kept[property.name, default: []].formUnion(property.comparators) }
      for property in old {
        for comparator in property.comparators where kept[property.name]?.contains(comparator) != true {
          reporter.report(
            "'\(pair.new.type.name)' no longer filters '\(property.name)' with '\(comparator)', so saved Find actions lose the filter",
            symbol: "\(pair.old.type.symbol)/\(property.name)/\(comparator)", at: .new(pair.new.type.location))
        }
      }
    }
  }
}
