import IntentModel

extension Rule {
  static let suggestedEntitiesMissing = Rule(
    id: "suggested-entities-missing", severity: .warning,
    summary: "nobody can choose an entity that a parameter asks for",
    rationale: """
      Shortcuts and Siri offer what 'suggestedEntities()' or 'allEntities()' list, and search by 'entities(matching:)'. With \
      'entities(for:)' alone the list is empty. Intents that nobody configures by hand, snippets and those of a schema are left out.
      """,
    source: "WWDC22 10032, WWDC25 260",
    triggering: [
      Example(
        .fullEntity()
          + "struct ↓BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }\n"
          + .intent("Open", "AppIntent", "@Parameter(title: \"Book\") var book: Book?")),
      Example(
        .fullEntity()
          + "struct ↓BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }\n"
          + "struct Show: WidgetConfigurationIntent { @Parameter(title: \"Books\") var books: [Book]\n"
          + "static let isDiscoverable = false }"),
      // Only a string query is asked for what people type.
      Example(
        .fullEntity()
          + String.query("EntityQuery", "func entities(matching s: String) -> [Book] { [] }")
          .replacing("struct ", with: "struct ↓") + .takesBook),
    ],
    nonTriggering: [
      Example(.fullEntity() + .query("EntityQuery", "func suggestedEntities() -> [Book] { [] }") + .takesBook),
      Example(.fullEntity() + .query("EnumerableEntityQuery", "func allEntities() -> [Book] { [] }") + .takesBook),
      Example(
        .fullEntity() + .query("EntityStringQuery", "func entities(matching s: String) -> [Book] { [] }") + .takesBook),
      Example(.fullEntity() + .query("EntityQuery", "func results() async throws -> [Book] { [] }") + .takesBook),
      Example(
        .fullEntity() + .query() + "extension BookQuery { func suggestedEntities() -> [Book] { [] } }\n" + .takesBook),
      Example("import Kit\nimport AppIntents\n" + .fullEntity() + .query("EntityQuery, KitQuery") + .takesBook),
      // No intent takes one, or none that people fill in.
      Example(.fullEntity() + .query()),
      Example(
        .fullEntity() + .query()
          + .intent("Open", "AppIntent", "@Parameter(title: \"B\") var book: Book\nstatic let isDiscoverable = false")),
      Example(.fullEntity() + .query() + "@AppIntent(schema: .books.openBook)\nstruct Open { var target: Book }"),
      // Code makes a snippet intent and fills it in.
      Example(
        .fullEntity() + .query() + .intent("Show", "SnippetIntent", "@Parameter(title: \"B\") var book: Book")),
      // The parameter has options or a query of its own.
      Example(
        .fullEntity() + .query()
          + .intent("Open", "AppIntent", "@Parameter(title: \"B\", optionsProvider: Options()) var book: Book")),
      Example(
        .fullEntity() + .query() + .intent("Open", "AppIntent", "@Parameter(title: \"B\", query: Q()) var book: Book")),
    ]
  ) { model, reporter in
    var reported: Set<LintModel.TypeKey> = []
    for intent in model.bundle.intents where isFilledIn(intent) {
      for parameter in intent.parameters {
        guard let query = model.query(ofValuesOf: parameter), query.isFullyRead, !query.offersValues,
          !query.searchesByText, !query.implements("results()"),
          reported.insert(LintModel.TypeKey(query.type)).inserted
        else { continue }
        reporter.report(
          "'\(query.type.name)' has nothing to choose from", at: query.type.place, symbol: query.type.symbol,
          notes: [.init(message: "'\(parameter.name)' of '\(intent.type.name)' asks for one", place: parameter.place)])
      }
    }
  }

  private static func isFilledIn(_ intent: Intent) -> Bool {
    intent.type.schema == nil
      && !intent.conforms(to: "SnippetIntent")
      && (intent.isShown || intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent"))
  }
}

extension EntityQuery {
  /// The framework calls 'entities(matching:)' of a string query alone.
  fileprivate var searchesByText: Bool { conforms(to: "EntityStringQuery") && implements("entities(matching:)") }
}

extension String {
  fileprivate static let takesBook = String.intent("Open", "AppIntent", "@Parameter(title: \"Book\") var book: Book")
}
