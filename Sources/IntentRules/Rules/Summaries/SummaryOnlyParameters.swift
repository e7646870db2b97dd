import IntentModel

extension Rule {
  static let summaryOnlyParameters = Rule(
    id: "summary-only-parameters", severity: .note, summary: "a summary's sentence has no words",
    rationale: "A summary reads as a sentence that says what the action does; parameters alone don't.",
    source: "WWDC24 10176", isOptIn: true,
    triggering: [Example(.summary(#"Summary(↓"\(\.$book) - \(\.$count)")"#))],
    nonTriggering: [
      Example(.summary(#"Summary("Open \(\.$book)")"#)),
      Example(.summary(#"Summary { \.$book }"#)),
      Example(.summary(#"Summary("打开\(\.$book)")"#)),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for text in intent.ownSummaries.flatMap(\.sentences).compactMap(\.text?.known)
      where !text.placeholders.isEmpty && !text.plainParts.joined().contains(where: { $0.isLetter || $0.isNumber }) {
        reporter.report(
          "the summary of '\(intent.type.name)' has no words", at: text.keyPlace,
          symbol: "\(intent.type.symbol)/parameterSummary")
      }
    }
  }
}
