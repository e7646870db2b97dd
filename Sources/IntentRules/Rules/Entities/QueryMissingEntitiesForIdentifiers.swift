import IntentModel
import SourceFindings

extension Rule {
  static let queryMissingEntitiesForIdentifiers = Rule(
    id: "query-missing-entities-for-identifiers", severity: .error,
    summary: "a query has no 'entities(for:)'",
    rationale: """
      Shortcuts and widgets save the identifier of an entity, and 'entities(for:)' returns the entity for it. \
      'EntityQuery' requires the function, so the query does not compile without it, even if the query has \
      'allEntities()'. The framework implements it only for a query of a unique entity.
      """,
    source: """
      WWDC22 10032, WWDC25 244, AppIntents documentation: EntityQuery.entities(for:); AppIntents interface of iOS 17.4: \
      EnumerableEntityQuery
      """,
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
        }

        struct ↓BookQuery: EntityQuery {
          func suggestedEntities() async throws -> [Book] { [] }
        }
        """,
        fixed: """
          struct Book: AppEntity {
            let id: Int
          }

          struct BookQuery: EntityQuery {
            func entities(for identifiers: [Book.ID]) async throws -> [Book] {
              []
            }

            func suggestedEntities() async throws -> [Book] { [] }
          }
          """),
      Example(
        .fullEntity() + "struct ↓BookQuery: EntityStringQuery { func entities(matching text: String) -> [Book] { [] } }"
      ),
      Example(.fullEntity() + "struct ↓BookQuery: EnumerableEntityQuery { func allEntities() -> [Book] { [] } }"),
      // A function with another label does not count.
      Example(.fullEntity() + "struct ↓BookQuery: EntityQuery { func entities(with ids: [Int]) -> [Book] { [] } }"),
    ],
    nonTriggering: [
      Example(
        """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Book.ID]) async throws -> [Book] { [] }
          func suggestedEntities() async throws -> [Book] { [] }
        }
        """),
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
      // A constrained extension can apply to this query.
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
        "'\(type.name)' has no 'entities(for:)', which 'EntityQuery' requires", at: type.place, symbol: type.symbol,
        fixes: stub.map { [FixIt("add 'entities(for:)'", .needsReview, [.init(type.bodyStart, $0)])] } ?? [])
    }
  }
}
