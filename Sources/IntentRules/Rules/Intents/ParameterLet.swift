import IntentModel

extension Rule {
  static let parameterLet = Rule(
    id: "parameter-let", severity: .error, summary: "a parameter is a 'let'",
    rationale: "A property wrapper needs a 'var'; Swift rejects the declaration.",
    source: "The Swift Programming Language: property wrappers",
    triggering: [Example(.intent("Open", "AppIntent", "@Parameter(title: \"Book\") let ↓book: String"))],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Book\") var book: String")),
      Example(.intent("Open", "AppIntent", "let book = \"Book\"")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for parameter in intent.parameters where parameter.isLet && parameter.wrapper == .parameter {
        reporter.report(
          "parameter '\(parameter.name)' is a 'let'", at: parameter.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
