extension Rule {
  static let queryIgnoresSorting: Rule = Rule(
    id: "query-ignores-sorting", severity: .warning,
    summary: "a query does not sort by an option that it offers",
    rationale: """
      The action 'Find' in Shortcuts offers the 'sortingOptions' of an 'EntityPropertyQuery', and \
      'entities(matching:mode:sortedBy:limit:)' gets the options that the user chose. If the function does not use them, or \
      does not handle one of them, the user chooses an order that has no effect. Sort by the option, or remove it. The rule \
      reports one option only if the function handles another one by its key path and has no 'default' or 'else' that sorts.
      """,
    source: "AppIntents documentation: EntityPropertyQuery, EntityQuerySort",
    reported: Example(sorting(mark: "↓")),
    correct: Example(sorting(#"if sortedBy.first?.by == \.$year { books.sort { $0.year < $1.year } }"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let options = query.sortingOptions.only?.compactMap(\.known), !options.isEmpty else { continue }
      for lookup in query.propertyLookups where lookup.body.providedBy == nil {
        let names = lookup.body.usedNames
        if !names.contains(lookup.sorts) {
          guard lookup.body.isImplemented else { continue }
          reporter.report(
            "'entities(matching:mode:sortedBy:limit:)' of '\(query.type.name)' does not use '\(lookup.sorts)', so the sorting options have no effect; sort by it, or remove the options",
            at: lookup.body.place, symbol: query.type.symbol("sortingOptions"))
          continue
        }
        // A query may sort by all options in another way if its code names no option's key path, has a `default` or `else` branch,
        // or may have members that the scan does not see.
        guard options.contains(where: { names.contains("$" + $0.name) }), !lookup.hasDefault,
          !query.type.mayHaveHiddenMembers
        else { continue }
        for option in options
        where lookup.namesOfQuery.isDisjoint(with: [option.name, "$" + option.name]) && !option.name.contains(".") {
          reporter.report(
            "no code of '\(query.type.name)' sorts by '\(option.name)', so this option has no effect; sort by it, or remove the option",
            at: option.place, symbol: query.type.symbol("sortingOptions"))
        }
      }
    }
  }
}

private func sorting(_ statement: String = "", mark: String = "") -> String {
  #"""
  struct BookQuery: EntityPropertyQuery {
    static let sortingOptions = SortingOptions {
      SortableBy(\Book.$title)
      SortableBy(\#(mark)\Book.$year)
    }

    func entities(
      matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
    ) async throws -> [Book] {
      var books = find(comparators, mode)
      if sortedBy.first?.by == \.$title { books.sort { $0.title < $1.title } }
  \#(statement.isEmpty ? "" : "    \(statement)\n")    return books
    }
    // …
  }
  """#
}
