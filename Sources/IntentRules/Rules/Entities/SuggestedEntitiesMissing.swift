import IntentModel

extension Rule {
  static let suggestedEntitiesMissing: Rule = Rule(
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
    reported: Example(
      openBook + String.bookWithQuery().replacing(text: "struct BookQuery", with: "struct ↓BookQuery")),
    correct: Example(openBook + .bookWithQuery("func suggestedEntities() async throws -> [Book] { [] }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<TypeKey> = []
    for (intent, parameter) in model.intentParameters where isFilledIn(intent) {
      guard let query = model.query(ofValuesOf: parameter), query.isFullyRead, !query.offersValues,
        !query.searchesByText, !query.implements("results()"), !query.returnsIdentifiers,
        reported.insert(TypeKey(query.type)).inserted
      else { continue }
      reporter.report(
        "'\(query.type.name)' suggests no entities, so users cannot choose one; add 'suggestedEntities()'",
        of: query.type,
        notes: [
          .init(
            message: "users choose an entity for parameter '\(parameter.name)' of '\(intent.type.name)'",
            place: parameter.place)
        ])
    }
  }

  private static func isFilledIn(_ intent: Intent) -> Bool {
    intent.type.schema == nil && !intent.conforms(to: "SnippetIntent") && (intent.isShown || intent.configuresWidget)
  }
}

extension EntityQuery {
  /// Whether it is a string query with 'entities(matching:)': the framework calls the function on no other query.
  fileprivate var searchesByText: Bool { conforms(to: "EntityStringQuery") && implements("entities(matching:)") }

  /// Whether 'entities(for:)' only returns its argument.
  fileprivate var returnsIdentifiers: Bool {
    !lookups.isEmpty
      && lookups.allSatisfy { $0.body.calls.isEmpty && Set($0.body.names) == ["return", $0.identifiers] }
      || !lookups.isEmpty && lookups.allSatisfy { $0.body.names == [$0.identifiers] && !$0.isArrayLiteral }
  }
}

private let openBook = """
  struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"

    @Parameter(title: "Book") var book: Book
  }


  """
