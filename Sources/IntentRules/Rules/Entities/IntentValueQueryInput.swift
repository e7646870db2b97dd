extension Rule {
  static let intentValueQueryInput: Rule = Rule(
    id: "intent-value-query-input", severity: .error,
    summary: "the system cannot provide the input of a value query",
    rationale: """
      Visual intelligence passes a 'SemanticContentDescriptor' to a value query. If the input is a type of the app \
      that is not an entity, an app enum or a union, or a type that a parameter cannot have, the system never \
      calls the query. Which other types of the framework are possible is not documented, so the rule accepts \
      them.
      """,
    source: "WWDC25 275, AppIntents documentation: IntentValueQuery",
    reported: """
      struct PhotoSearch: IntentValueQuery {
        func values(for input: ↓UIImage) async throws -> [Book] { [] }
      }
      """,
    correct: """
      struct PhotoSearch: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [Book] { [] }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "IntentValueQuery") && !query.type.isGeneric {
      guard let input = query.input, let problem = ParameterTypes.problem(of: input) else { continue }
      reporter.report(
        "the system cannot pass a '\(problem.type.name ?? problem.type.spelling)' to '\(query.type.name)', so it never calls the query; "
          + "use 'SemanticContentDescriptor' or an entity", at: problem.type.place,
        symbol: query.type.symbol("values(for:)"))
    }
  }
}
