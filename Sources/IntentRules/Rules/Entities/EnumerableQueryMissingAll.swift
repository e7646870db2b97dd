import IntentModel

extension Rule {
  static let enumerableQueryMissingAll = Rule(
    id: "enumerable-query-missing-all", severity: .error, summary: "an enumerable query doesn't list its entities",
    rationale: """
      An 'EnumerableEntityQuery' is asked by 'allEntities()' for everything, which Shortcuts then filters and sorts. Without \
      it the type doesn't compile.
      """,
    source: "WWDC23 10103, AppIntents documentation: EnumerableEntityQuery.allEntities()",
    triggering: [
      Example(.fullEntity() + String.query("EnumerableEntityQuery").replacing("struct ", with: "struct ↓"))
    ],
    nonTriggering: [
      Example(.fullEntity() + .query("EnumerableEntityQuery", "func allEntities() async throws -> [Book] { [] }")),
      Example(
        .fullEntity() + .query()
          + "extension BookQuery: EnumerableEntityQuery { func allEntities() async throws -> [Book] { [] } }"),
      Example(.fullEntity() + .query()),
      Example(
        "struct Q: UniqueAppEntityQuery, EnumerableEntityQuery { func uniqueEntity() -> Settings { Settings() } }"),
      Example("import Kit\nimport AppIntents\n" + .query("EnumerableEntityQuery, KitQuery")),
    ]
  ) { model, reporter in
    for query in model.bundle.queries
    where query.conforms(to: "EnumerableEntityQuery") && !query.conforms(to: "UniqueAppEntityQuery") {
      guard query.isFullyRead, !query.implements("allEntities()") else { continue }
      reporter.report("'\(query.type.name)' has no 'allEntities()'", at: query.type.place, symbol: query.type.symbol)
    }
  }
}
