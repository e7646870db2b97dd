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
        guard text.key.contains(text: "%"), let offset = text.source.utf8.offset(of: "%%") else { continue }
        let start = text.keyPlace.span.start + UInt32(offset)
        let place = Place(text.keyPlace.file, ByteSpan(start, start + 2))
        reporter.report(
          "people see both percent signs, because a summary is not a format string; write one", at: place,
          symbol: intent.type.symbol("parameterSummary"),
          fixes: [FixIt("write one percent sign", .safe, [.init(place, "%")])])
      }
    }
  }
}

extension String.UTF8View {
  fileprivate func offset(of text: StaticString) -> Int? {
    let sought = Array("\(text)".utf8), bytes = Array(self)
    return bytes.indices.first { bytes[$0...].starts(with: sought) }
  }
}
