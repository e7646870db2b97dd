import IntentModel

extension Rule {
  static let intentValueQueryInput = Rule(
    id: "intent-value-query-input", severity: .error,
    summary: "a value query asks for what the system can't hand it",
    rationale: """
      Visual intelligence hands a value query a 'SemanticContentDescriptor'. A type of the app's own that is neither an \
      entity, an enum nor a union, or a type that no parameter can have, never arrives. Which of the framework's values are \
      handed over besides isn't documented: they all pass.
      """,
    source: "WWDC25 275, AppIntents documentation: IntentValueQuery",
    triggering: [
      Example("struct Photo {}\nstruct Search: IntentValueQuery { func values(for input: ↓Photo) -> [Book] { [] } }"),
      Example("struct Search: IntentValueQuery { func values(for input: ↓UIImage) async throws -> [Book] { [] } }"),
    ],
    nonTriggering: [
      Example("struct Search: IntentValueQuery { func values(for input: SemanticContentDescriptor) -> [Book] { [] } }"),
      Example("struct Search: IntentValueQuery { func values(for input: String) -> [Book] { [] } }"),
      Example(.fullEntity() + "struct Search: IntentValueQuery { func values(for input: Book) -> [Book] { [] } }"),
      Example(
        "import Kit\nimport AppIntents\nstruct Search: IntentValueQuery { func values(for input: KitPhoto) -> [Book] { [] } }"
      ),
      Example("struct Photo {}\nstruct Search: EntityQuery { func values(for input: Photo) -> [Book] { [] } }"),
    ]
  ) { model, reporter in
    for query in model.bundle.queries where query.conforms(to: "IntentValueQuery") && !query.type.isGeneric {
      guard let input = query.input, let problem = ParameterTypes.problem(of: input) else { continue }
      reporter.report(
        "'\(query.type.name)' can't take a '\(problem.type.name ?? problem.type.spelling)'", at: problem.type.place,
        symbol: query.type.symbol("values(for:)"))
    }
  }
}
