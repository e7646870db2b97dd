extension Rule {
  static let filterOfOptionalEntity: Rule = Rule(
    id: "filter-of-optional-entity", severity: .note,
    summary: "a property query filters by a property that is an optional entity",
    rationale: """
      In a 'Find' action, people filter by the properties of an entity. A filter by a property whose type is an optional \
      entity was reported to take no variable from another action. Declare the property without '?', if each entity has a value. One public fix is known; \
      other causes are not excluded.
      """,
    source: "vincode-io/Zavala, commit 55da582d",
    reported: Example(rows("Board?", mark: "↓")),
    correct: Example(rows("Board")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let entity = query.entity.flatMap(model.entity) else { continue }
      for reference in query.properties.known.flatMap({ $0 }).compactMap(\.property.known) {
        guard let property = entity.properties.first(where: { $0.name == reference.parameterName }),
          let type = property.type,
          type.kind == .entity, type.isOptional
        else { continue }
        reporter.report(
          "'\(property.name)' is an optional entity, and a filter by it was reported to take no variable of a shortcut; declare it "
            + "without '?', if each '\(entity.type.name)' has one",
          at: property.place, symbol: entity.type.symbol(property.name))
      }
    }
  }
}

private func rows(_ type: String, mark: String = "") -> String {
  """
  struct Board: AppEntity {
    let id: Int
  }

  struct Row: AppEntity {
    let id: Int
    @Property(title: "Board") var \(mark)board: \(type)
  }

  struct RowQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
      Property(\\Row.$board) { EqualToComparator { $0 } }
    }

    func entities(for identifiers: [Int]) async throws -> [Row] { [] }
  }
  """
}
