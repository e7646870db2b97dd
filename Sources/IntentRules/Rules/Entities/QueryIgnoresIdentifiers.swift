import IntentModel

extension Rule {
  static let queryIgnoresIdentifiers: Rule = Rule(
    id: "query-ignores-identifiers", severity: .warning,
    summary: "'entities(for:)' of a query does not use the identifiers",
    rationale: """
      Shortcuts and widgets save the identifier of an entity, and 'entities(for:)' must return the entity with that \
      identifier. If the function returns other entities too, a saved shortcut can run with an entity that the user did \
      not choose. Return only the entities with these identifiers. The rule skips a function that returns nothing or an \
      array literal, that throws an error, or that calls 'suggestedEntities()' or 'allEntities()': the app may have \
      only one entity. It also skips an entity whose 'id' is a constant.
      """,
    source:
      "AppIntents documentation: EntityQuery.entities(for:); WWDC22 10032; which entity the system takes is unverified",
    reported: """
      struct BookQuery: EntityQuery {
        func ↓entities(for identifiers: [Book.ID]) async throws -> [Book] {
          Library.shared.books.map { Book($0) }
        }
      }
      """,
    correct: """
      struct BookQuery: EntityQuery {
        func entities(for identifiers: [Book.ID]) async throws -> [Book] {
          Library.shared.books.filter { identifiers.contains($0.id) }.map { Book($0) }
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var ofConfigurations = model.typesOfConfigurationsAlone
    for query in model.bundle.queries
    where query.conforms(to: "EntityQuery") && !query.conforms(to: "UniqueAppEntityQuery") {
      if let entity = model.entity(query.entity), !entity.isLookedUp || entity.hasOneIdentifier { continue }
      for lookup in query.lookups where lookup.body.isImplemented && !lookup.isArrayLiteral {
        let names = lookup.body.usedNames
        guard lookup.identifiers == "_" || !names.contains(lookup.identifiers),
          !names.contains("suggestedEntities"), !names.contains("allEntities")
        else { continue }
        let isOfWidget = model.entity(query.entity).map { ofConfigurations.contains(TypeKey($0.type)) } ?? false
        reporter.report(
          "'entities(for:)' of '\(query.type.name)' does not use the identifiers, so "
            + (isOfWidget ? "a widget can show another entity" : "a saved shortcut can get another entity")
            + "; return only the entities with these identifiers",
          at: lookup.body.place, symbol: query.type.symbol("entities(for:)"))
      }
    }
  }
}

extension Entity {
  /// Whether all instances have one constant 'id'.
  fileprivate var hasOneIdentifier: Bool {
    guard let idBody else { return false }
    return idBody.names.isEmpty && !isIdentifierAssigned
  }
}
