import IntentModel
import SourceFindings

extension Rule {
  static let queryMissingEntitiesForIdentifiers = Rule(
    id: "query-missing-entities-for-identifiers", severity: .error,
    summary: "a query doesn't find entities by their identifiers",
    rationale: """
      A shortcut or a widget keeps the identifier; 'entities(for:)' turns it back into the entity. A query without it does \
      not compile, one that lists all entities included. The framework implements it only for a query of a unique entity.
      """,
    source: """
      WWDC22 10032, WWDC25 244, AppIntents documentation: EntityQuery.entities(for:); AppIntents interface of iOS 17.4: \
      EnumerableEntityQuery
      """,
    triggering: [
      Example(
        .fullEntity() + "struct ↓BookQuery: EntityQuery { func suggestedEntities() async throws -> [Book] { [] } }",
        fixed: .fullEntity() + """
          struct BookQuery: EntityQuery {
            func entities(for identifiers: [Book.ID]) async throws -> [Book] {
              []
            }
            func suggestedEntities() async throws -> [Book] { [] } }
          """),
      Example(
        .fullEntity() + "struct ↓BookQuery: EntityStringQuery { func entities(matching text: String) -> [Book] { [] } }"
      ),
      Example(.fullEntity() + "struct ↓BookQuery: EnumerableEntityQuery { func allEntities() -> [Book] { [] } }"),
      // Another label is another function.
      Example(.fullEntity() + "struct ↓BookQuery: EntityQuery { func entities(with ids: [Int]) -> [Book] { [] } }"),
    ],
    nonTriggering: [
      Example(.fullEntity() + .query()),
      Example(
        .fullEntity()
          + "struct BookQuery {}\nextension BookQuery: EntityQuery { func entities(for x: [Int]) -> [Book] { [] } }"),
      Example(.fullEntity() + .query("EnumerableEntityQuery", "func allEntities() -> [Book] { [] }")),
      Example("struct Query: UniqueAppEntityQuery { func uniqueEntity() async throws -> Settings { Settings() } }"),
      Example("struct Query: IntentValueQuery { func values(for input: SemanticContentDescriptor) -> [Book] { [] } }"),
      Example("struct Options: DynamicOptionsProvider { func results() async throws -> [String] { [] } }"),
      Example(
        """
        protocol Q: EntityQuery {}
        extension Q { func entities(for ids: [Int]) -> [Book] { [] } }
        struct BookQuery: Q {}
        """),
      // An extension that holds for some types may hold for this one.
      Example(
        """
        protocol Q: EntityQuery {}
        extension Q where Entity == Book { func entities(for ids: [Int]) -> [Book] { [] } }
        struct BookQuery: Q {}
        """),
      Example("import Kit\nimport AppIntents\nstruct BookQuery: EntityQuery, KitQuery {}"),
      Example("import Kit\nimport AppIntents\nfinal class BookQuery: KitQuery, EntityQuery {}"),
    ]
  ) { model, reporter in
    for query in model.bundle.queries
    where query.conforms(to: "EntityQuery") && !query.conforms(to: "UniqueAppEntityQuery") {
      let type = query.type
      guard query.isFullyRead, !query.implements("entities(for:)") else { continue }
      let stub = query.entity.flatMap(model.entity).map { entity in
        let name = entity.type.qualifiedName
        return """

            \(type.memberAccess)func entities(for identifiers: [\(name).ID]) async throws -> [\(name)] {
              []
            }

          """
      }
      reporter.report(
        "'\(type.name)' has no 'entities(for:)'", at: type.place, symbol: type.symbol,
        fixes: stub.map { [FixIt("add 'entities(for:)'", .needsReview, [.init(type.bodyStart, $0)])] } ?? [])
    }
  }
}
