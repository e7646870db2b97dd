extension Rule {
  static let summaryOnlyParameters: Rule = Rule(
    id: "summary-only-parameters", severity: .note,
    summary: "a summary has parameters but no words",
    rationale: """
      A summary is a sentence that says what the action does. Parameters alone don't say that. Add a verb to the sentence.
      """,
    source: "WWDC24 10176", isOptIn: true,
    reported: Example(.openBook(#"Summary(↓"\(\.$book)")"#)),
    correct: Example(.openBook(#"Summary("Open \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for text in intent.ownSummaries.flatMap(\.sentences).compactMap({ $0.text?.known })
      where !text.placeholders.isEmpty && !text.plainParts.joined().contains(where: { $0.isLetter || $0.isNumber }) {
        reporter.report(
          "the summary of '\(intent.type.name)' has no words; say what the action does", at: text.keyPlace,
          symbol: "\(intent.type.symbol)/parameterSummary")
      }
    }
  }
}
