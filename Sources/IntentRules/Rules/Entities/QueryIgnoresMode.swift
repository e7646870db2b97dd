extension Rule {
  static let queryIgnoresMode: Rule = Rule(
    id: "query-ignores-mode", severity: .warning,
    summary: "a query ignores whether all conditions or any of them must match",
    rationale: """
      In the action 'Find' of Shortcuts, users choose whether an item must match all conditions or any of them. \
      'entities(matching:mode:sortedBy:limit:)' gets this choice as 'mode'. If the function uses the conditions and not the \
      mode, one of the two choices has no effect, and the action returns wrong items. Combine the conditions by the mode. \
      The rule skips a function that does not use the conditions, and one that throws an error.
      """,
    source: "AppIntents documentation: EntityPropertyQuery, EntityQueryComparatorMode",
    reported: #"""
      struct BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\Book.$title) { ContainsComparator { text in #Predicate<Book> { $0.title.contains(text) } } }
        }

        func ↓entities(
          matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
        ) async throws -> [Book] {
          try store.books.filter { book in try comparators.allSatisfy { try $0.evaluate(book) } }
        }
        // …
      }
      """#,
    correct: #"""
      struct BookQuery: EntityPropertyQuery {
        static let properties = QueryProperties {
          Property(\Book.$title) { ContainsComparator { text in #Predicate<Book> { $0.title.contains(text) } } }
        }

        func entities(
          matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
        ) async throws -> [Book] {
          try store.books.filter { book in
            mode == .and
              ? try comparators.allSatisfy { try $0.evaluate(book) }
              : try comparators.contains { try $0.evaluate(book) }
          }
        }
        // …
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      for lookup in query.propertyLookups where lookup.body.isImplemented {
        let names = lookup.body.usedNames
        guard names.contains(lookup.comparators), lookup.mode == "_" || !names.contains(lookup.mode) else { continue }
        reporter.report(
          "'entities(matching:mode:sortedBy:limit:)' of '\(query.type.name)' does not use 'mode', so 'Find' in Shortcuts "
            + "returns the same for all conditions and for any of them; combine the conditions by the mode",
          at: lookup.body.place, symbol: query.type.symbol("entities(matching:mode:sortedBy:limit:)"))
      }
    }
  }
}
