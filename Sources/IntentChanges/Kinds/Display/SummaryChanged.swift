extension ChangeKind {
  static let summaryChanged: ChangeKind = ChangeKind(
    "summary-changed", .info, .display, summary: "the parameter summary of an intent changed",
    rationale: "Saved shortcuts show the action with the new text. They keep their values.",
    source: "Apple's documentation of ParameterSummary",
    reported: ChangeExample(
      .search(#"static var parameterSummary: some ParameterSummary { Summary("Search \(\.$text)") }"#),
      .search(#"static var parameterSummary: some ParameterSummary { Summary("Find \(\.$text)") }"#, name: "↓Search")),
    harmless: ChangeExample(
      instead: .search(#"static var parameterSummary: some ParameterSummary { return Summary("Search \(\.$text)") }"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs where pair.old.summary.differs(from: pair.new.summary) {
      reporter.report(
        pair.new.summary.isAbsent
          ? "'\(pair.new.type.name)' no longer has a parameter summary"
          : "the parameter summary of '\(pair.new.type.name)' changed",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
