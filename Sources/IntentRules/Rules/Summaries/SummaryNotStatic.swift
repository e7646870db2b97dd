import IntentModel

extension Rule {
  static let summaryNotStatic: Rule = Rule(
    id: "summary-not-static", severity: .error, summary: "a summary is not a compile-time constant",
    rationale: """
      In Xcode's build, Apple's metadata processor reads the summary from 'Summary', 'When' and 'Switch' with literals. It \
      does not find a summary that a function, a constant or a run-time condition provides. Write the summary with \
      literals.
      """,
    source: "WWDC25 244: metadata is constant",
    reported: Example(.openBook("Summary(↓makeText())")),
    correct: Example(.openBook(#"Summary("Open \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for alternative in intent.parameterSummary.own {
        let unreadable: [Unreadable] =
          switch alternative.content {
          case .known(let summary): summary.unreadable
          case .unreadable(let unreadable): [unreadable]
          }
        for each in unreadable where each.reason != .depth {
          reporter.report(
            "the summary of '\(intent.type.name)' must consist of literals, or Xcode does not find it; "
              + "found '\(each.excerpt)'", at: each.place, symbol: "\(intent.type.symbol)/parameterSummary",
            severity: each.severity)
        }
      }
    }
  }
}
