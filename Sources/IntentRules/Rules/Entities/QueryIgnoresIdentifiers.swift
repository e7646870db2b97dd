import IntentModel

extension Rule {
  static let queryIgnoresIdentifiers = Rule(
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
    triggering: [
      Example(
        """
        struct BookQuery: EntityQuery {
          func ↓entities(for identifiers: [Book.ID]) async throws -> [Book] {
            Library.shared.books.map { Book($0) }
          }
        }
        """),
      Example(.lookup("↓", "[.home, .local].map { Book($0) }")),
      Example(.lookup("↓", "let all = await store.load()\nreturn all")),
      Example("struct BookQuery: EntityQuery { func ↓entities(for _: [Int]) async throws -> [Book] { store.books } }"),
      // Only a widget uses the entity.
      Example(
        .fullEntity() + .lookup("↓", "return try await store.load()")
          + "\nstruct Show: WidgetConfigurationIntent { @Parameter(title: \"Book\") var book: Book? }"),
    ],
    nonTriggering: [
      Example(
        """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Book.ID]) async throws -> [Book] {
            Library.shared.books.filter { identifiers.contains($0.id) }.map { Book($0) }
          }
        }
        """),
      Example(.lookup("", "[]")),
      Example(.lookup("", "return .init()")),
      Example(.lookup("", "try await suggestedEntities()")),
      Example(.lookup("", "return [Book.only]")),
      Example(.lookup("", "throw Gone.gone")),
      Example(.lookup("", "fatalError()")),
      // There is one identifier.
      Example(
        "struct Book: AppEntity { var id: String { \"only\" }; static let defaultQuery = BookQuery() }\n"
          + .lookup("", "let all = await store.load()\nreturn all")),
      Example(
        "struct Book: AppEntity { let id = 1; static let defaultQuery = BookQuery() }\n"
          + .lookup("", "await store.load()")),
      // The entity exists once.
      Example(
        """
        struct Settings: UniqueAppEntity { let id = "only" }
        struct Query: EntityQuery {
          func entities(for ids: [String]) async throws -> [Settings] { store.settings }
        }
        """),
    ]
  ) { model, reporter in
    let silent: Set<String> = [
      "throw", "fatalError", "preconditionFailure", "suggestedEntities", "allEntities",
    ]
    lazy var ofConfigurations = model.typesOfConfigurationsAlone
    for query in model.bundle.queries
    where query.conforms(to: "EntityQuery") && !query.conforms(to: "UniqueAppEntityQuery") {
      if let entity = model.entity(query.entity), !entity.isLookedUp || entity.hasOneIdentifier { continue }
      for lookup in query.lookups where lookup.body.providedBy == nil && !lookup.isArrayLiteral {
        let names = Set(lookup.body.names)
        guard lookup.identifiers == "_" || !names.contains(lookup.identifiers), names.isDisjoint(with: silent),
          !names.subtracting(["return", "init"]).isEmpty
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
  /// All instances have one constant 'id'.
  fileprivate var hasOneIdentifier: Bool {
    guard let idBody else { return false }
    return idBody.names.isEmpty && !isIdentifierAssigned
  }
}

extension String {
  /// A query with this body of `entities(for:)`.
  fileprivate static func lookup(_ mark: String, _ body: String) -> String {
    """
    struct BookQuery: EntityQuery {
      func \(mark)entities(for ids: [Int]) async throws -> [Book] {
        \(body)
      }
    }
    """
  }
}
