import IntentModel
import SourceScan

extension Rule {
  static let queryEntityMismatch = Rule(
    id: "query-entity-mismatch", severity: .error,
    summary: "a query returns the wrong entity, or takes identifiers of the wrong type",
    rationale: """
      The default query of an entity must return that entity, and 'entities(for:)' must take identifiers of the \
      type of its 'id'. The code does not compile otherwise. A common cause is a query that was copied from \
      another entity.
      """,
    source: "AppIntents documentation: AppEntity.DefaultQuery, EntityQuery.entities(for:)",
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
        }

        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [Book] { [] }
        }

        struct Shelf: AppEntity {
          static let defaultQuery = ↓BookQuery()

          let id: Int
        }
        """),
      Example(
        .fullEntity() + .fullEntity("Shelf") + .query("EntityQuery", "func suggestedEntities() -> [↓Shelf] { [] }")),
      Example(
        .fullEntity() + .fullEntity("Shelf")
          + .query("EntityStringQuery", "func entities(matching s: String) -> IntentItemCollection<↓Shelf> { .empty }")),
      Example(
        .fullEntity() + "struct BookQuery: EntityQuery { func entities(for ids: [↓String]) -> [Book] { [] } }"),
      Example(
        "typealias Key = String\n" + .fullEntity()
          + "struct BookQuery: EntityQuery { func entities(for ids: [↓Key]) -> [Book] { [] } }"),
    ],
    nonTriggering: [
      Example(
        .bookWithQuery("func suggestedEntities() async throws -> [Book] { [] }")),
      Example(.fullEntity() + "struct BookQuery: EntityQuery { func entities(for ids: [Book.ID]) -> [Book] { [] } }"),
      Example(
        .fullEntity()
          + "struct BookQuery: EntityQuery { typealias Entity = Book; func entities(for ids: [Entity.ID]) -> [Entity] { [] } }"
      ),
      Example(
        "typealias Key = Int\ntypealias Item = Book\n" + .fullEntity()
          + "struct BookQuery: EntityQuery { func entities(for ids: [Key]) -> [Item] { [] } }"),
      // Two targets declare a type of the same name.
      Example(
        """
        // file: App/A/Book.swift
        import AppIntents
        \(String.fullEntity())
        // file: App/B/Book.swift
        import AppIntents
        \(String.fullEntity() + String.query())
        """),
      // Two targets in one folder have queries of one name.
      Example(
        """
        // file: App/A/Book.swift
        import AppIntents
        struct Book: AppEntity { let id: Int; static let defaultQuery = FindQuery() }
        struct FindQuery: EntityQuery { func entities(for ids: [Int]) -> [Book] { [] } }
        // file: App/B/Shelf.swift
        import AppIntents
        struct Shelf: AppEntity { let id: Int; static let defaultQuery = FindQuery() }
        struct FindQuery: EntityQuery { func entities(for ids: [Int]) -> [Shelf] { [] } }
        """),
      // The generic argument decides what the query returns.
      Example(
        "struct Item: AppEntity { let id: Int }\n" + .fullEntity().replacing(text: "BookQuery()", with: "Query<Book>()")
          + "struct Query<Item: AppEntity>: EntityQuery { func entities(for ids: [Int]) -> [Item] { [] } }"),
      // A default implementation for several queries.
      Example(
        """
        protocol Q: EntityQuery {}
        extension Q { func suggestedEntities() -> [Entity] { [] } }
        """ + "\n" + .fullEntity() + .query("Q")),
      Example(.query("EntityQuery", "func other() -> [Shelf] { [] }") + .fullEntity() + .fullEntity("Shelf")),
    ]
  ) { model, reporter in
    // Two targets of one folder may have queries of one name.
    var named: [Place: [Entity]] = [:]
    for entity in model.bundle.entities {
      guard let query = model.query(entity.defaultQuery.only) else { continue }
      named[query.type.place, default: []].append(entity)
    }
    for query in model.bundle.queries where query.conforms(to: "EntityQuery") && !query.type.isGeneric {
      let results = query.results
      guard let found = results.first?.element, let key = TypeKey(found.declaration) else { continue }
      for result in results.dropFirst() where TypeKey(result.element.declaration) != key {
        reporter.report(
          "'\(result.function.signature)' of '\(query.type.name)' returns '\(result.element.spelling)', "
            + "but '\(results[0].function.signature)' returns '\(found.spelling)'", at: result.element.place,
          symbol: query.type.symbol(result.function.signature),
          notes: [.init(message: "the query returns '\(found.spelling)' here", place: found.place)])
      }
      for entity in named[query.type.place] ?? [] where TypeKey(entity.type) != key {
        guard let place = entity.defaultQuery.only?.place else { continue }
        reporter.report(
          "'defaultQuery' of '\(entity.type.name)' is '\(query.type.name)', which returns '\(found.spelling)', so the code does "
            + "not compile; use a query that returns '\(entity.type.name)'",
          at: place,
          symbol: entity.type.symbol("defaultQuery"),
          notes: [.init(message: "the query returns '\(found.spelling)' here", place: found.place)])
      }
      guard let identifier = query.identifier, let id = model.entity(found.declaration)?.idType,
        id.kind == .primitive, identifier.kind == .primitive, id.name != identifier.name, !id.isOptional
      else { continue }
      reporter.report(
        "'entities(for:)' of '\(query.type.name)' takes identifiers of type '\(identifier.spelling)', "
          + "but 'id' of '\(found.spelling)' has type '\(id.spelling)'",
        at: identifier.place, symbol: query.type.symbol("entities(for:)"),
        notes: [.init(message: "the type of 'id' is declared here", place: id.place)])
    }
  }
}

extension EntityQuery {
  /// The type's own functions that return declared entities, 'entities(for:)' first, with those entities.
  fileprivate var results: [(function: DeclaredMember, element: ValueType)] {
    let results = type.members.compactMap { member -> (function: DeclaredMember, element: ValueType)? in
      guard member.kind == .function, !member.isStatic, member.providedBy == nil,
        let element = member.type?.element, element.kind == .entity,
        members.contains(where: { $0.name == member.signature })
      else { return nil }
      return (member, element)
    }
    let byIdentifier = results.filter { $0.function.signature == "entities(for:)" }
    return byIdentifier + results.filter { $0.function.signature != "entities(for:)" }
  }

  /// The parameter of its own 'entities(for:)'.
  fileprivate var identifier: ValueType? {
    let function = type.members.first { $0.signature == "entities(for:)" && !$0.isStatic && $0.providedBy == nil }
    guard let type = function?.parameters.first?.type, type.kind == .array else { return nil }
    return type.elements.first
  }
}
