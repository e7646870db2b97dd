import IntentModel

extension Rule {
  static let tooManyParameters = Rule(
    id: "too-many-parameters", severity: .note, summary: "an intent has more than eight parameters",
    rationale: "Nobody fills in so many: several intents, or an entity that holds them, are easier to use.",
    source: "WWDC24 10176", isOptIn: true,
    triggering: [Example(.intent("↓Open", "AppIntent", parameters(9)))],
    nonTriggering: [Example(.intent("Open", "AppIntent", parameters(8)))]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.parameters.count > 8 && intent.type.schema == nil {
      reporter.report(
        "'\(intent.type.name)' has \(intent.parameters.count) parameters", at: intent.type.place,
        symbol: intent.type.symbol)
    }
  }

  private static func parameters(_ count: Int) -> String {
    (1...count).map { "@Parameter(title: \"\($0)\") var p\($0): Int" }.joined(separator: "\n  ")
  }
}
