import IntentModel

extension Rule {
  static let queryIgnoresSorting = Rule(
    id: "query-ignores-sorting", severity: .warning,
    summary: "a query does not sort by an option that it offers",
    rationale: """
      The action 'Find' in Shortcuts offers the 'sortingOptions' of an 'EntityPropertyQuery', and \
      'entities(matching:mode:sortedBy:limit:)' gets the options that the user chose. If the function does not use them, or \
      does not handle one of them, the user chooses an order that has no effect. Sort by the option, or remove it. The rule \
      reports one option only if the function handles another one by its key path and has no 'default' or 'else' that sorts.
      """,
    source: "AppIntents documentation: EntityPropertyQuery, EntityQuerySort",
    triggering: [
      Example(
        #"""
        struct BookQuery: EntityPropertyQuery {
          static let sortingOptions = SortingOptions {
            SortableBy(\Book.$title)
            SortableBy(↓\Book.$year)
          }

          func entities(
            matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
          ) async throws -> [Book] {
            var books = find(comparators, mode)
            if sortedBy.first?.by == \.$title { books.sort { $0.title < $1.title } }
            return books
          }
          // …
        }
        """#),
      Example(.sorting("return try await store.find(comparators, mode, limit)", mark: "↓")),
      Example(
        .sorting(
          #"if sortedBy.first?.by == \.$title { sort(\.title) } else if sortedBy.first?.by == \.$pages { sort() }"#,
          optionMark: "↓")),
      Example(
        .sorting(
          #"guard !sortedBy.isEmpty else { return all }\#nswitch sortedBy[0].by { case \.$title: sort(\.title)\#ndefault: break }"#,
          optionMark: "↓")),
    ],
    nonTriggering: [
      Example(
        #"""
        struct BookQuery: EntityPropertyQuery {
          static let sortingOptions = SortingOptions {
            SortableBy(\Book.$title)
            SortableBy(\Book.$year)
          }

          func entities(
            matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
          ) async throws -> [Book] {
            var books = find(comparators, mode)
            if sortedBy.first?.by == \.$title { books.sort { $0.title < $1.title } }
            if sortedBy.first?.by == \.$year { books.sort { $0.year < $1.year } }
            return books
          }
          // …
        }
        """#),
      // The key paths of the options do the work.
      Example(.sorting("return store.find().sorted { compare($0[keyPath: sortedBy[0].by], $1) }")),
      Example(.sorting(#"switch sortedBy[0].by { case \.$title: sort(\.title)\#ndefault: sort(\.released) }"#)),
      Example(.sorting(#"if sortedBy[0].by == \.$title { sort(\.title) } else { sort(\.released) }"#)),
      // Another function of the query knows the other option.
      Example(
        .sorting(#"switch sortedBy[0].by { case \.$title: sort(\.title)\#ndefault: break }"#)
          + "\nextension BookQuery { func more() { sort(\\.year) } }"),
      Example(.sorting("throw Unsupported.find")),
      Example(.sorting("[]")),
      Example(.sorting("store.find()", options: "")),
    ]
  ) { model, reporter in
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let options = query.sortingOptions.only?.compactMap(\.known), !options.isEmpty else { continue }
      for lookup in query.propertyLookups where lookup.body.providedBy == nil {
        let names = Set(lookup.body.names)
        if !names.contains(lookup.sorts) {
          guard !names.subtracting(["return", "init"]).isEmpty,
            names.isDisjoint(with: ["throw", "fatalError", "preconditionFailure"])
          else { continue }
          reporter.report(
            "'entities(matching:mode:sortedBy:limit:)' of '\(query.type.name)' does not use '\(lookup.sorts)', so the sorting options have no effect; sort by it, or remove the options",
            at: lookup.body.place, symbol: query.type.symbol("sortingOptions"))
          continue
        }
        // What handles no option by its key path may handle each of them.
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

extension String {
  /// A query with two sorting options and this body of its function.
  fileprivate static func sorting(
    _ body: String, mark: String = "", optionMark: String = "",
    options: String? = nil
  ) -> String {
    #"""
    struct BookQuery: EntityPropertyQuery {
      static let sortingOptions = SortingOptions { \#(options ?? #"SortableBy(\.$title); SortableBy(\#(optionMark)\.$year)"#) }
      func \#(mark)entities(
        matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?
      ) async throws -> [Book] {
        \#(body)
      }
    }
    """#
  }
}
