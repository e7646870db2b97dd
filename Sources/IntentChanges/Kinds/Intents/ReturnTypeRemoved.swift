extension ChangeKind {
  static let returnTypeRemoved = ChangeKind(
    "return-type-removed", .breaking, .savedShortcuts, summary: "an intent no longer returns a value",
    rationale: """
      The actions behind it in a shortcut take its result as their input. Without one they get nothing, and the shortcut \
      stops or does something else.
      """,
    source: "WWDC25 session 244 (the result's type is part of an action's metadata)",
    examples: [
      ChangeExample(
        """
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
        }
        """,
        """
        struct ↓CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "One") }
        }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
        }
        """,
        """
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<Int?> { .result(value: nil) }
        }
        """),
      // Nobody sees what the new type promises.
      ChangeExample(
        """
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
        }
        """,
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
        "'\(pair.new.type.name)' no longer returns a value: actions that use its '\(old.spelling)' get nothing",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: pair.old.lowered(.breaking))
    }
  }
}
