import IntentModel

extension Rule {
  static let phraseEntityWithoutSuggestedEntities: Rule = Rule(
    id: "phrase-entity-without-suggested-entities", severity: .warning,
    summary: "a phrase's entity has a query that suggests no entities",
    rationale: """
      Siri learns the values of a phrase's parameter from 'suggestedEntities()' or 'allEntities()' of the entity's query. \
      If the query has neither, there are no values, and no phrase with the parameter works. Add 'suggestedEntities()'. The \
      query is one finding.
      """,
    source: "WWDC22 10170",
    reported: Example(
      .shortcuts(
        #"AppShortcut(intent: Open(), phrases: ["Open ↓\(\.$book) in \(.applicationName)"])"#, of: .bookParameter,
        with: .book(""))),
    correct: Example(
      .shortcuts(
        #"AppShortcut(intent: Open(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#, of: .bookParameter,
        with: .book())),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    // Pairs of shortcut and query: several shortcuts may run one intent.
    var reported: Set<String> = []
    for phrase in model.phrases {
      let place = phrase.listed.shortcut.place, shortcut = "\(place.file):\(place.span.start)"
      guard let intent = model.intent(of: phrase.listed) else { continue }
      for (placeholder, parameter) in phrase.namedParameters(of: intent) {
        guard let query = model.query(ofValuesOf: parameter), !query.offersValues,
          reported.insert("\(shortcut) \(query.type.symbol)").inserted
        else { continue }
        reporter.report(
          "'\(query.type.name)' suggests no values for '\(parameter.name)', so the phrase never works; "
            + "add 'suggestedEntities()'", at: placeholder.place, symbol: phrase.symbol,
          notes: [.declaration(of: query.type.name, at: query.type.place)],
          cause: .init(query.type.symbol, note: "this phrase needs its values too"))
      }
    }
  }
}

/// Protocols of queries for which the framework finds the values.
private let suggestsByItself: Set<String> = ["UniqueAppEntityQuery", "IndexedEntityQuery", "EnumerableEntityQuery"]

extension EntityQuery {
  /// Whether the query or the framework lists entities to choose from.
  var offersValues: Bool {
    providesSuggestedEntities || type.conformances.contains(where: suggestsByItself.contains)
  }
}

extension LintModel {
  /// The default query of a parameter's entity, also for a list of entities. Nil if the parameter has its own query or options, if
  /// the entity is unique, or if the scan does not hold the entity or its query.
  func query(ofValuesOf parameter: WrappedProperty) -> EntityQuery? {
    guard parameter.argument("query") == nil, parameter.argument("optionsProvider") == nil,
      let entity = entity(parameter.type?.element.declaration), !entity.type.conformances.contains("UniqueAppEntity")
    else { return nil }
    return query(entity.defaultQuery.only)
  }
}
