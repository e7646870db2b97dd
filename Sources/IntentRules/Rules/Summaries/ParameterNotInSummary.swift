extension Rule {
  static let parameterNotInSummary: Rule = Rule(
    id: "parameter-not-in-summary", severity: .note, summary: "a summary omits an optional parameter",
    rationale: """
      Shortcuts shows the parameters that the summary contains, and no others. A parameter with a default value that no branch \
      contains keeps that value forever. List it in the closure of 'Summary', or remove it. \
      'summary-missing-required-parameter' reports required ones.
      """,
    source: "Apple's guide for agents in Xcode 27: parameters",
    reported: Example(
      .openBook(#"Summary("Open \(\.$book)")"#, "@Parameter(title: \"Page\", default: 1) var ↓page: Int")),
    correct: Example(
      .openBook(#"Summary("Open \(\.$book)") { \.$page }"#, "@Parameter(title: \"Page\", default: 1) var page: Int")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.intentsShownInShortcuts where !intent.isConfiguration {
      let summaries = intent.ownSummaries
      guard !summaries.isEmpty, summaries.allSatisfy(\.unreadable.isEmpty) else { continue }
      let sentences = summaries.flatMap(\.sentences)
      guard !sentences.contains(where: \.isEmpty) else { continue }
      // 'Switch' and 'When' offer what they test.
      let shown = Set((sentences.flatMap(\.names) + summaries.flatMap(\.subjects)).map(\.parameterName))
      for parameter in intent.parameters
      where parameter.wrapper == .parameter && parameter.type != nil && !parameter.isRequired
        && !shown.contains(parameter.name)
      {
        reporter.report(
          "the summary of '\(intent.type.name)' omits '\(parameter.name)', so people cannot set it in Shortcuts; add it to the summary, or remove the parameter",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          cause: .init(intent.type.symbol, note: "it omits '\(parameter.name)' too"))
      }
    }
  }
}
