import IntentModel
import SourceScan

extension Rule {
  static let queryEntityMismatch: Rule = Rule(
    id: "query-entity-mismatch", severity: .error,
    summary: "a query returns the wrong entity, or takes identifiers of the wrong type",
    rationale: """
      The default query of an entity must return that entity. Its 'entities(for:)' must take identifiers of the type of \
      the entity's 'id'. The code does not compile otherwise. A common cause is a query that was copied from \
      another entity.
      """,
    source: "AppIntents documentation: AppEntity.DefaultQuery, EntityQuery.entities(for:)",
    reported: """
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
      """,
    correct: Example(.bookWithQuery("func suggestedEntities() async throws -> [Book] { [] }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    // The entities by the location of their query, because two targets of one folder may have queries of one name.
    var named: [Place: [Entity]] = [:]
    for entity in model.bundle.entities {
      guard let query = model.query(entity.defaultQuery.only) else { continue }
      named[query.type.place, default: []].append(entity)
    }
    for query in model.bundle.queries {
      if let output = query.output?.element, output.spelling.hasPrefix("any ") {
        reporter.report(
          "'\(query.type.name)' returns '\(output.spelling)', whose type the metadata cannot state, so the system neither shows nor "
            + "opens the results; return one type, or a '@UnionValue'", at: output.place,
          symbol: query.type.symbol("values(for:)"))
      }
      if query.conforms(to: "IndexedEntityQuery"), let entity = model.entity(query.entity), entity.isFullyRead,
        !entity.conforms(to: "IndexedEntity")
      {
        reporter.report(
          "'\(query.type.name)' is an 'IndexedEntityQuery', and '\(entity.type.name)' is not an 'IndexedEntity', so the code does "
            + "not compile", of: query.type,
          notes: [.declaration(of: entity.type.name, at: entity.type.place)])
      }
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

  /// The type of the elements of the array that the query's own 'entities(for:)' takes; nil if the query has no such function.
  fileprivate var identifier: ValueType? {
    let function = type.members.first { $0.signature == "entities(for:)" && !$0.isStatic && $0.providedBy == nil }
    guard let type = function?.parameters.first?.type, type.kind == .array else { return nil }
    return type.elements.first
  }
}
