extension Rule {
  static let optionsProviderHidesSearch: Rule = Rule(
    id: "options-provider-hides-search", severity: .note,
    summary: "an options provider replaces a query that can search",
    rationale: """
      A parameter with 'optionsProvider:' shows the provider's list, and the query of the entity is not asked. So people cannot \
      search, although the query has 'entities(matching:)'. Remove the argument, and return the list from 'suggestedEntities()', or \
      pass a query with 'query:'. The rule is a note, because a short list needs no search.
      """,
    source: "beeminder/BeeSwift#669",
    reported: Example(.adding(", optionsProvider: ↓Goals()")), correct: Example(.adding("")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, parameter) in model.parameters {
      guard let provider = parameter.providers.first(where: { $0.label == "optionsProvider" }),
        !provider.type.conformances.contains("EntityQuery"), model.optionsProvider(provider.reference) != nil,
        let entity = model.entity(parameter.type?.element.declaration),
        let query = model.query(entity.defaultQuery.only), query.conforms(to: "EntityStringQuery")
      else { continue }
      reporter.report(
        "'\(provider.reference.name)' replaces '\(query.type.name)', so people cannot search for '\(parameter.name)'; "
          + "remove 'optionsProvider:', or return its list from 'suggestedEntities()'",
        at: provider.reference.place, symbol: type.symbol(parameter.name))
    }
  }
}

extension String {
  fileprivate static func adding(_ argument: String) -> String {
    """
    struct AddData: AppIntent {
      static let title: LocalizedStringResource = "Add Data"
      @Parameter(title: "Goal"\(argument)) var goal: Goal
    }

    struct Goals: DynamicOptionsProvider {
      func results() async throws -> [Goal] { [] }
    }

    struct Goal: AppEntity {
      static let defaultQuery = GoalQuery()
      let id: Int
    }

    struct GoalQuery: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Goal] { [] }
      func entities(matching string: String) async throws -> [Goal] { [] }
    }
    """
  }
}
