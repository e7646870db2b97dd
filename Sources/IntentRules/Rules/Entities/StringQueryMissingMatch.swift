import IntentModel

extension Rule {
  static let stringQueryMissingMatch = Rule(
    id: "string-query-missing-match", severity: .error, summary: "a string query doesn't search",
    rationale:
      "An 'EntityStringQuery' is asked by 'entities(matching:)' for what people type or say. Without it the type doesn't compile.",
    source: "AppIntents documentation: EntityStringQuery.entities(matching:)",
    triggering: [
      Example(.fullEntity() + String.query("EntityStringQuery").replacing("struct ", with: "struct ↓")),
      // What a property query is asked is something else.
      Example(
        .fullEntity()
          + String.query(
            "EntityStringQuery",
            "func entities(matching c: [Int], mode: Int, sortedBy: [Int], limit: Int?) -> [Book] { [] }"
          ).replacing("struct ", with: "struct ↓")),
    ],
    nonTriggering: [
      Example(.fullEntity() + .query("EntityStringQuery", "func entities(matching text: String) -> [Book] { [] }")),
      Example(
        .fullEntity() + .query("EntityStringQuery")
          + "extension BookQuery { func entities(matching text: String) -> [Book] { [] } }"),
      Example(.fullEntity() + .query()),
      Example("import Kit\nimport AppIntents\n" + .query("EntityStringQuery, KitQuery")),
      // Whether searching among all entities is a default is unproven.
      Example(.query("EntityStringQuery, EnumerableEntityQuery", "func allEntities() -> [Book] { [] }")),
    ]
  ) { model, reporter in
    for query in model.bundle.queries
    where query.conforms(to: "EntityStringQuery") && !query.conforms(to: "EnumerableEntityQuery") {
      guard query.isFullyRead, !query.implements("entities(matching:)") else { continue }
      reporter.report(
        "'\(query.type.name)' has no 'entities(matching:)'", at: query.type.place, symbol: query.type.symbol)
    }
  }
}
