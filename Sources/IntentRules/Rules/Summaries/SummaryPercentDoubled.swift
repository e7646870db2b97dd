import SourceScan
import IntentReports

extension Rule {
  static let summaryPercentDoubled: Rule = Rule(
    id: "summary-percent-doubled", severity: .warning, summary: "a summary has two percent signs in a row",
    rationale: """
      A summary is not a format string: the framework escapes the percent sign, so people see both of '%%'. Write one.
      """,
    source: "Apple's guide for agents in Xcode 27: summaries",
    isFixable: true,
    reported: Example(
      .openBook(#"Summary("Open 5↓%% of \(\.$book)")"#), fixed: .openBook(#"Summary("Open 5% of \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for text in intent.ownSummaries.flatMap(\.sentences).compactMap(\.text?.known) {
        guard text.key.contains(text: "%"), let place = text.place(of: "%%") else { continue }
        reporter.report(
          "people see both percent signs, because a summary is not a format string; write one", at: place,
          symbol: intent.type.symbol("parameterSummary"),
          fixes: [FixIt("write one percent sign", .safe, [.init(place, "%")])])
      }
    }
  }
}
