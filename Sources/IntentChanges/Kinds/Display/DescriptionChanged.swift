extension ChangeKind {
  static let descriptionChanged: ChangeKind = ChangeKind(
    "description-changed", .info, .display, summary: "the description of an intent changed",
    rationale: "Users read it when they choose an action, and assistants use it to choose one.",
    source: "Apple's documentation of IntentDescription",
    reported: ChangeExample(
      """
      struct Search: AppIntent {
        static let description: IntentDescription = "Searches"
      }
      """,
      """
      struct ↓Search: AppIntent {
        static let description: IntentDescription = "Finds books"
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct Search: AppIntent {
          static let description = IntentDescription("Searches")
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs where pair.old.description.differs(from: pair.new.description) {
      reporter.report(
        pair.new.description.isAbsent
          ? "'\(pair.new.type.name)' no longer has a description"
          : "the description of '\(pair.new.type.name)' changed",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
