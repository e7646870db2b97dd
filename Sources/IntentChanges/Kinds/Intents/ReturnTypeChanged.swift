extension ChangeKind {
  static let returnTypeChanged: ChangeKind = ChangeKind(
    "return-type-changed", .breaking, .savedShortcuts, summary: "the type of an intent's result changed",
    rationale: """
      Later actions in a shortcut use the result: the value as text, or one of its properties. They may not be able to \
      use a value of another type. Keep the type, and add an intent that returns the new one. If one of the types is \
      not declared in the scanned sources, it may be the same type under another name, so the change is one level \
      lower.
      """,
    source: "WWDC25 session 244 (the result's type is part of an action's metadata)",
    reported: ChangeExample(
      .countBooks,
      """
      struct ↓CountBooks: AppIntent {
        func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "1") }
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct CountBooks: AppIntent {
          func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
            .result(value: 1, dialog: "One")
          }
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      guard let old = pair.old.result.known, let new = pair.new.result.known else { continue }
      guard old.isSeveral != new.isSeveral || !comparison.isSame(old, new) else { continue }
      reporter.report(
        "'\(pair.new.type.name)' now returns '\(new.spelling)' instead of '\(old.spelling)', so actions in saved shortcuts "
          + "that use the result may fail; keep the type, or add a new intent",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: pair.old.lowered(old.isCertain && new.isCertain ? .breaking : .dangerous),
        notes: [.before("the old version declares '\(pair.old.type.name)' here", pair.old.type.location)])
    }
  }
}
