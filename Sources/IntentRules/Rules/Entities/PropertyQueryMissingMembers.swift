extension Rule {
  static let propertyQueryMissingMembers: Rule = Rule(
    id: "property-query-missing-members", severity: .error,
    summary: "a property query lacks 'properties', 'sortingOptions' or its search function",
    rationale: """
      Shortcuts creates a 'Find' action from 'properties' and 'sortingOptions', and runs it with \
      'entities(matching:mode:sortedBy:limit:)'. 'EntityPropertyQuery' requires all three, so the query does not \
      compile without them.
      """,
    source: "WWDC22 10032, AppIntents documentation: EntityPropertyQuery",
    reported: #"""
      struct ↓BookQuery: EntityPropertyQuery {
        static let sortingOptions = SortingOptions {
          SortableBy(\.$title)
        }

        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """#,
    correct: #"""
      struct BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\.$title) {
            EqualToComparator { $0 }
          }
        }
        static let sortingOptions = SortingOptions {
          SortableBy(\.$title)
        }

        func entities(for identifiers: [Int]) async throws -> [Book] { [] }

        func entities(
          matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
        ) async throws -> [Book] { [] }
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") && query.isFullyRead {
      let type = query.type, search = "entities(matching:mode:sortedBy:limit:)"
      var missing = ["properties", "sortingOptions"].filter { !type.declares(static: $0) }
      if !query.implements(search) { missing.append(search) }
      guard !missing.isEmpty else { continue }
      reporter.report(
        "'\(type.name)' lacks members that 'EntityPropertyQuery' requires: "
          + missing.map { "'\($0)'" }.joined(separator: ", "), of: type)
    }
  }
}
