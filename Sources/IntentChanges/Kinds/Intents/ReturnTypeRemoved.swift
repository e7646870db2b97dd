extension ChangeKind {
  static let returnTypeRemoved = ChangeKind(
    "return-type-removed", .breaking, .savedShortcuts, summary: "an intent no longer returns a value",
    rationale: """
      Later actions in a shortcut use the result as their input. Without a result they get no input, so the shortcut \
      stops or does something else. Keep the result.
      """,
    source: "WWDC25 session 244 (the result's type is part of an action's metadata)",
    examples: [
      ChangeExample(
        .countBooks,
        """
        struct ↓CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "One") }
        }
        """)
    ],
    harmless: [
      ChangeExample(
        .countBooks,
        """
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<Int?> { .result(value: nil) }
        }
        """),
      // The new result type is not declared in the scanned sources.
      ChangeExample(
        .countBooks,
        """
        struct CountBooks: AppIntent {
          func perform() async throws -> some CountResult { makeResult() }
        }
        """),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      guard let old = pair.old.result.known, pair.new.result.isAbsent, pair.new.hasPerform else { continue }
      reporter.report(
        "'\(pair.new.type.name)' no longer returns '\(old.spelling)', so actions in saved shortcuts that use the result "
          + "get no input; keep the result",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: pair.old.lowered(.breaking))
    }
  }
}
