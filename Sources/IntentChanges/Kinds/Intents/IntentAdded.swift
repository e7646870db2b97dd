extension ChangeKind {
  static let intentAdded: ChangeKind = ChangeKind(
    "intent-added", .info, .display, summary: "an intent was added",
    rationale: """
      Users get a new action. Saved shortcuts store its identifier from the first release on, so choose the name with \
      care.
      """,
    source: "WWDC25 session 244 (the identifier is the type's name)",
    reported: ChangeExample(
      "",
      """
      struct ↓Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
      }
      """),
    harmless: ChangeExample(
      """
      struct Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
      }
      """,
      """
      struct Find: AppIntent {
        static let title: LocalizedStringResource = "Search"
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for intent in comparison.intents.added where !comparison.siriKit.takenOver.contains(intent.type.identifier ?? "") {
      reporter.report(
        "the intent '\(intent.type.name)' was added", symbol: intent.type.symbol, at: .new(intent.type.location))
    }
  }
}
