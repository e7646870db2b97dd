import IntentModel
import IntentReports

extension Rule {
  static let entityMissingDefaultQuery: Rule = Rule(
    id: "entity-missing-default-query", severity: .error,
    summary: "an entity has no 'defaultQuery'",
    rationale: """
      Shortcuts, widgets and Siri save the identifier of an entity and load the entity again with its default \
      query. Without 'defaultQuery' the entity does not compile. The framework provides the query of a transient \
      entity, and of a type whose raw value is its identifier. The rule does not check unique entities, file \
      entities and types with a schema.
      """,
    source: """
      WWDC22 10032, AppIntents documentation: AppEntity.defaultQuery; AppIntents interface of iOS 17.4: AppEntity where \
      ID == RawValue
      """,
    isFixable: true,
    reported: Example(
      """
      struct ↓Book: AppEntity {
        let id: Int
      }

      struct BookQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      }
      """,
      fixed: .bookWithQuery()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var queriesByEntity = Dictionary(
      grouping: model.bundle.queries.filter { $0.conforms(to: "EntityQuery") && $0.entity != nil },
      by: { TypeKey($0.entity) })
    for entity in model.bundle.entities
    where entity.isLookedUp && !entity.conforms(to: "FileEntity") && entity.isFullyRead && !entity.isItsRawValue {
      let type = entity.type
      guard entity.defaultQuery.isAbsent, !type.declares(static: "defaultQuery") else { continue }
      let queries = queriesByEntity[TypeKey(type)] ?? []
      let only = queries.count == 1 ? queries[0].type : nil
      reporter.report(
        "'\(type.name)' has no 'defaultQuery', which 'AppEntity' requires", of: type,
        notes: only.map { [.init(message: "'\($0.name)' returns '\(type.name)'", place: $0.place)] } ?? [],
        fixes: only.map {
          [.add("static let defaultQuery = \($0.qualifiedName)()", to: type, title: "add 'defaultQuery'")]
        } ?? [])
    }
  }
}
