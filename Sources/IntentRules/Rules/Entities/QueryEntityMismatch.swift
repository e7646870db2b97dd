import IntentModel

extension Rule {
  static let queryEntityMismatch = Rule(
    id: "query-entity-mismatch", severity: .error,
    summary: "a query finds another entity than the one that names it, or by identifiers of another type",
    rationale: """
      An entity's default query finds that entity, by identifiers of the type of its 'id'. Anything else doesn't compile: \
      mostly a query that was copied.
      """,
    source: "AppIntents documentation: AppEntity.DefaultQuery, EntityQuery.entities(for:)",
    triggering: [
      Example(
        .fullEntity() + .query()
          + "struct Shelf: AppEntity { let id: Int; static let defaultQuery = ↓BookQuery() }"),
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
      Example(.fullEntity() + .query("EntityQuery", "func suggestedEntities() -> [Book] { [] }")),
      Example(.fullEntity() + "struct BookQuery: EntityQuery { func entities(for ids: [Book.ID]) -> [Book] { [] } }"),
      Example(
        .fullEntity()
          + "struct BookQuery: EntityQuery { typealias Entity = Book; func entities(for ids: [Entity.ID]) -> [Entity] { [] } }"
      ),
      Example(
        "typealias Key = Int\ntypealias Item = Book\n" + .fullEntity()
          + "struct BookQuery: EntityQuery { func entities(for ids: [Key]) -> [Item] { [] } }"),
      // One name in two targets.
      Example(
        """
        // file: App/A/Book.swift
        import AppIntents
        \(String.fullEntity())
        // file: App/B/Book.swift
        import AppIntents
        \(String.fullEntity() + String.query())
        """),
      // What a generic query finds is for its user to say.
      Example(
        "struct Item: AppEntity { let id: Int }\n" + .fullEntity().replacing("BookQuery()", with: "Query<Book>()")
          + "struct Query<Item: AppEntity>: EntityQuery { func entities(for ids: [Int]) -> [Item] { [] } }"),
      // A default that serves several queries.
      Example(
        """
        protocol Q: EntityQuery {}
        extension Q { func suggestedEntities() -> [Entity] { [] } }
        """ + "\n" + .fullEntity() + .query("Q")),
      Example(.query("EntityQuery", "func other() -> [Shelf] { [] }") + .fullEntity() + .fullEntity("Shelf")),
    ]
  ) { model, reporter in
    var named: [LintModel.TypeKey: [Entity]] = [:]
    for entity in model.bundle.entities {
      guard let query = model.query(entity.defaultQuery.only) else { continue }
      named[LintModel.TypeKey(query.type), default: []].append(entity)
    }
    for query in model.bundle.queries where query.conforms(to: "EntityQuery") && !query.type.isGeneric {
      let results = query.results
      guard let found = results.first?.element, let key = LintModel.TypeKey(found.declaration) else { continue }
      for result in results.dropFirst() where LintModel.TypeKey(result.element.declaration) != key {
        reporter.report(
          "'\(result.function.signature)' of '\(query.type.name)' finds '\(result.element.spelling)', "
            + "'\(results[0].function.signature)' '\(found.spelling)'", at: result.element.place,
          symbol: query.type.symbol(result.function.signature),
          notes: [.init(message: "'\(found.spelling)' is found here", place: found.place)])
      }
      for entity in named[LintModel.TypeKey(query.type)] ?? [] where LintModel.TypeKey(entity.type) != key {
        guard let place = entity.defaultQuery.only?.place else { continue }
        reporter.report(
          "'\(entity.type.name)' names '\(query.type.name)', which finds '\(found.spelling)'", at: place,
          symbol: entity.type.symbol("defaultQuery"),
          notes: [.init(message: "'\(found.spelling)' is found here", place: found.place)])
      }
      guard let identifier = query.identifier, let id = model.entity(found.declaration)?.idType,
        id.kind == .primitive, identifier.kind == .primitive, id.name != identifier.name, !id.isOptional
      else { continue }
      reporter.report(
        "'\(query.type.name)' finds '\(found.spelling)' by '\(identifier.spelling)', but its 'id' is of type '\(id.spelling)'",
        at: identifier.place, symbol: query.type.symbol("entities(for:)"),
        notes: [.init(message: "the type of 'id' is given here", place: id.place)])
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

  /// What its own 'entities(for:)' takes.
  fileprivate var identifier: ValueType? {
    let function = type.members.first { $0.signature == "entities(for:)" && !$0.isStatic && $0.providedBy == nil }
    guard let type = function?.parameters.first?.type, type.kind == .array else { return nil }
    return type.elements.first
  }
}
