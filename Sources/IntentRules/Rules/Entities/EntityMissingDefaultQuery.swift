import IntentModel
import SourceFindings

extension Rule {
  static let entityMissingDefaultQuery = Rule(
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
    triggering: [
      Example(
        """
        struct ↓Book: AppEntity {
          let id: Int
        }

        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [Book] { [] }
        }
        """,
        fixed: .bookWithQuery()),
      Example("struct ↓Book: AppEntity { let id: Int }"),
      Example("struct ↓Book {}\nextension Book: AppEntity { var id: Int { 3 } }"),
      // The identifier is not the raw value.
      Example("enum ↓Tab: String, AppEntity { case home; var id: Int { 3 } }"),
      // The member must be static.
      Example("struct ↓Book: AppEntity { let id: Int; var defaultQuery: BookQuery { BookQuery() } }"),
      // The fix-it uses the only query that returns the entity.
      Example(
        "struct ↓Book: AppEntity { let id: Int }\n" + .query(),
        fixed: "struct Book: AppEntity {\n  static let defaultQuery = BookQuery()\n  let id: Int }\n" + .query()),
    ],
    nonTriggering: [
      Example(
        .bookWithQuery()),
      Example("struct Book: AppEntity { let id: Int; typealias DefaultQuery = BookQuery }"),
      Example(
        "struct Book: AppEntity { let id: Int }\nextension Book { static var defaultQuery: BookQuery { .init() } }"),
      Example("struct Book: AppEntity { let id: Int; static let defaultQuery: some EntityQuery = makeQuery() }"),
      Example(
        """
        protocol Found: AppEntity {}
        extension Found { static var defaultQuery: BookQuery { BookQuery() } }
        struct Book: Found { let id: Int }
        """),
      Example("struct Ticket: TransientAppEntity { @Property var seat: Int }"),
      // The raw value is the identifier.
      Example("enum Tab: String, AppEntity, AppEnum { case home }"),
      Example("enum Tab: Int, AppEntity { case home }"),
      Example("enum Tab: String, AppEntity { case home; var id: String { rawValue } }"),
      Example("enum Tab: String {}\nextension Tab: AppEntity {}"),
      Example("struct Settings: UniqueAppEntity {}"),
      Example("struct Page: FileEntity { let id: FileEntityIdentifier }"),
      Example("@AppEntity(schema: .books.book)\nstruct Book { let id: Int }"),
      // Another module's protocol or macro can provide the query.
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity, KitEntity { let id: Int }"),
      Example("import Kit\nimport AppIntents\n@WithQuery struct Book: AppEntity { let id: Int }"),
    ]
  ) { model, reporter in
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
        "'\(type.name)' has no 'defaultQuery', which 'AppEntity' requires", at: type.place, symbol: type.symbol,
        notes: only.map { [.init(message: "'\($0.name)' returns '\(type.name)'", place: $0.place)] } ?? [],
        fixes: only.map {
          let declaration = "\(type.memberAccess)static let defaultQuery = \($0.qualifiedName)()"
          return [FixIt("add 'defaultQuery'", .needsReview, [.init(type.bodyStart, "\n  \(declaration)\n")])]
        } ?? [])
    }
  }
}
