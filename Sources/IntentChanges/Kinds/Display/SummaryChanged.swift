extension ChangeKind {
  static let summaryChanged = ChangeKind(
    "summary-changed", .info, .display, summary: "an intent has another parameter summary",
    rationale: "The action reads differently in the shortcuts that people saved; its values are kept.",
    source: "Apple's documentation of ParameterSummary",
    examples: [
      ChangeExample(
        """
        struct Search: AppIntent {
          @Parameter(title: "Text") var text: String
          static var parameterSummary: some ParameterSummary { Summary("Search \\(\\.$text)") }
        }
        """,
        """
        struct ↓Search: AppIntent {
          @Parameter(title: "Text") var text: String
          static var parameterSummary: some ParameterSummary { Summary("Find \\(\\.$text)") }
        }
        """),
      ChangeExample(
        """
        struct Search: AppIntent {
          @Parameter(title: "Text") var text: String
          static var parameterSummary: some ParameterSummary { Summary("Search \\(\\.$text)") }
        }
        """,
        """
        struct ↓Search: AppIntent {
          @Parameter(title: "Text") var text: String
        }
        """),
    ],
    harmless: [
      ChangeExample(
        """
        struct Search: AppIntent {
          @Parameter(title: "Text") var text: String
          static var parameterSummary: some ParameterSummary { Summary("Search \\(\\.$text)") }
        }
        """,
        """
        struct Search: AppIntent {
          @Parameter(title: "Text") var text: String
          static var parameterSummary: some ParameterSummary { return Summary("Search \\(\\.$text)") }
        }
        """)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs where pair.old.summary.differs(from: pair.new.summary) {
      reporter.report(
        "'\(pair.new.type.name)' has \(pair.new.summary.isAbsent ? "no summary any more" : "another summary")",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
