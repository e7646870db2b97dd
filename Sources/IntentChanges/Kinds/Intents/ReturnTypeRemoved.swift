extension ChangeKind {
  static let returnTypeRemoved: ChangeKind = ChangeKind(
    "return-type-removed", .breaking, .savedShortcuts, summary: "an intent no longer returns a value",
    rationale: """
      Later actions in a shortcut use the result as their input. Without a result they get no input, so the shortcut \
      stops or does something else. Keep the result.
      """,
    source: "WWDC25 session 244 (the result's type is part of an action's metadata)",
    reported: ChangeExample(
      .countBooks,
      """
      struct ↓CountBooks: AppIntent {
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "One") }
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<Int?> { .result(value: nil) }
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      guard let old = pair.old.result.known, pair.new.result.isAbsent, pair.new.hasPerform else { continue }
      reporter.report(
        "'\(pair.new.type.name)' no longer returns '\(old.spelling)', so actions in saved shortcuts that use the result "
          + "get no input; keep the result",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: pair.old.lowered(.breaking))
    }
  }
}
