import IntentModel

extension Rule {
  static let propertyQueryMissingMembers = Rule(
    id: "property-query-missing-members", severity: .error,
    summary: "a property query lacks its properties, its sorting options or its search",
    rationale: """
      Shortcuts makes the 'Find' action of 'properties' and 'sortingOptions' and runs it by \
      'entities(matching:mode:sortedBy:limit:)'. Without one of them the type doesn't compile.
      """,
    source: "WWDC22 10032, AppIntents documentation: EntityPropertyQuery",
    triggering: [
      Example(.fullEntity() + String.query("EntityPropertyQuery").replacing("struct ", with: "struct ↓")),
      Example(
        .fullEntity()
          + String.query(
            "EntityPropertyQuery",
            """
            static let properties = QueryProperties {}
            func entities(matching c: [Int], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?) -> [Book] { [] }
            """
          ).replacing("struct ", with: "struct ↓")),
    ],
    nonTriggering: [
      Example(
        .fullEntity()
          + .query(
            "EntityPropertyQuery",
            """
            static let properties = QueryProperties {}
            static var sortingOptions: SortingOptions { makeOptions() }
            func entities(matching c: [Int], mode: ComparatorMode, sortedBy s: [Sort<Book>], limit: Int?) -> [Book] { [] }
            """)),
      Example(.fullEntity() + .query()),
      Example("import Kit\nimport AppIntents\n" + .query("EntityPropertyQuery, KitQuery")),
    ]
  ) { model, reporter in
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") && query.isFullyRead {
      let type = query.type, search = "entities(matching:mode:sortedBy:limit:)"
      var missing = ["properties", "sortingOptions"].filter { !type.declares(static: $0) }
      if !query.implements(search) { missing.append(search) }
      guard !missing.isEmpty else { continue }
      reporter.report(
        "'\(type.name)' has no \(missing.map { "'\($0)'" }.joined(separator: " and no "))", at: type.place,
        symbol: type.symbol)
    }
  }
}
