import IntentReports

extension Rule {
  static let queryMissingEntitiesForIdentifiers: Rule = Rule(
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
    isFixable: true,
    reported: Example(
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
    correct: """
      struct BookQuery: EntityQuery {
        func entities(for identifiers: [Book.ID]) async throws -> [Book] { [] }
        func suggestedEntities() async throws -> [Book] { [] }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries
    where query.conforms(to: "EntityQuery") && !query.conforms(to: "UniqueAppEntityQuery") {
      let type = query.type
      guard query.isFullyRead, !query.implements("entities(for:)") else { continue }
      let stub = query.entity.flatMap(model.entity).map { entity in
        let name = entity.type.qualifiedName
        return """
          func entities(for identifiers: [\(name).ID]) async throws -> [\(name)] {
              []
            }
          """
      }
      reporter.report(
        "'\(type.name)' has no 'entities(for:)', which 'EntityQuery' requires", of: type,
        fixes: stub.map { [.add($0, to: type, title: "add 'entities(for:)'")] } ?? [])
    }
  }
}
