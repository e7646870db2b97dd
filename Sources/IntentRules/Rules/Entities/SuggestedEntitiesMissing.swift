import IntentModel

extension Rule {
  static let suggestedEntitiesMissing = Rule(
    id: "suggested-entities-missing", severity: .warning,
    summary: "the query of a parameter's entity suggests no entities",
    rationale: """
      Shortcuts and Siri offer the entities that 'suggestedEntities()' or 'allEntities()' returns, and search with \
      'entities(matching:)'. If a query has only 'entities(for:)', the list is empty, and users cannot choose a \
      value. The rule does not check intents that users do not configure: hidden intents, snippets and intents \
      with a schema. It skips a query that returns the identifiers themselves, because users pass such a value from another \
      action.
      """,
    source: "WWDC22 10032, WWDC25 260",
    triggering: [
      Example(.openBook + String.bookWithQuery().replacing(text: "struct BookQuery", with: "struct ↓BookQuery")),
      Example(
        .fullEntity()
          + "struct ↓BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }\n"
          + .intent("Open", "AppIntent", "@Parameter(title: \"Book\") var book: Book?")),
      Example(
        .fullEntity()
          + "struct ↓BookQuery: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }\n"
          + "struct Show: WidgetConfigurationIntent { @Parameter(title: \"Books\") var books: [Book]\n"
          + "static let isDiscoverable = false }"),
      // The system calls 'entities(matching:)' only on a string query.
      Example(
        .fullEntity()
          + String.query("EntityQuery", "func entities(matching s: String) -> [Book] { [] }")
          .replacing(text: "struct ", with: "struct ↓") + .takesBook),
    ],
    nonTriggering: [
      Example(.openBook + .bookWithQuery("func suggestedEntities() async throws -> [Book] { [] }")),
      Example(.fullEntity() + .query("EnumerableEntityQuery", "func allEntities() -> [Book] { [] }") + .takesBook),
      Example(
        .fullEntity() + .query("EntityStringQuery", "func entities(matching s: String) -> [Book] { [] }") + .takesBook),
      Example(.fullEntity() + .query("EntityQuery", "func results() async throws -> [Book] { [] }") + .takesBook),
      Example(
        .fullEntity() + .query() + "extension BookQuery { func suggestedEntities() -> [Book] { [] } }\n" + .takesBook),
      Example("import Kit\nimport AppIntents\n" + .fullEntity() + .query("EntityQuery, KitQuery") + .takesBook),
      // No intent takes the entity, or people do not configure the intent.
      Example(.fullEntity() + .query()),
      Example(
        .fullEntity() + .query()
          + .intent("Open", "AppIntent", "@Parameter(title: \"B\") var book: Book\nstatic let isDiscoverable = false")),
      Example(.fullEntity() + .query() + "@AppIntent(schema: .books.openBook)\nstruct Open { var target: Book }"),
      // The entity is its own identifier.
      Example(
        .fullEntity() + .takesBook
          + "\nstruct BookQuery: EntityQuery { func entities(for ids: [Book]) async throws -> [Book] { return ids } }"),
      // Code sets the parameters of a snippet intent.
      Example(
        .fullEntity() + .query() + .intent("Show", "SnippetIntent", "@Parameter(title: \"B\") var book: Book")),
      // The parameter has its own options provider or query.
      Example(
        .fullEntity() + .query()
          + .intent("Open", "AppIntent", "@Parameter(title: \"B\", optionsProvider: Options()) var book: Book")),
      Example(
        .fullEntity() + .query() + .intent("Open", "AppIntent", "@Parameter(title: \"B\", query: Q()) var book: Book")),
    ]
  ) { model, reporter in
    var reported: Set<TypeKey> = []
    for intent in model.bundle.intents where isFilledIn(intent) {
      for parameter in intent.parameters {
        guard let query = model.query(ofValuesOf: parameter), query.isFullyRead, !query.offersValues,
          !query.searchesByText, !query.implements("results()"), !query.returnsIdentifiers,
          reported.insert(TypeKey(query.type)).inserted
        else { continue }
        reporter.report(
          "'\(query.type.name)' suggests no entities, so users cannot choose one; add 'suggestedEntities()'",
          at: query.type.place, symbol: query.type.symbol,
          notes: [
            .init(
              message: "users choose an entity for parameter '\(parameter.name)' of '\(intent.type.name)'",
              place: parameter.place)
          ])
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
  /// The framework calls 'entities(matching:)' only on a string query.
  fileprivate var searchesByText: Bool { conforms(to: "EntityStringQuery") && implements("entities(matching:)") }

  /// 'entities(for:)' returns its argument.
  fileprivate var returnsIdentifiers: Bool {
    !lookups.isEmpty
      && lookups.allSatisfy { $0.body.calls.isEmpty && Set($0.body.names) == ["return", $0.identifiers] }
      || !lookups.isEmpty && lookups.allSatisfy { $0.body.names == [$0.identifiers] && !$0.isArrayLiteral }
  }
}

extension String {
  fileprivate static let openBook = """
    struct OpenBook: AppIntent {
      static let title: LocalizedStringResource = "Open Book"

      @Parameter(title: "Book") var book: Book
    }


    """

  fileprivate static let takesBook = String.intent("Open", "AppIntent", "@Parameter(title: \"Book\") var book: Book")
}
