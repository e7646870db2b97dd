extension ChangeKind {
  static let returnTypeChanged = ChangeKind(
    "return-type-changed", .breaking, .savedShortcuts, summary: "an intent returns another type of value",
    rationale: """
      The actions behind it in a shortcut take its result: a property of it, or its value as text. With another type they \
      get something that they can't use. Where one of the types isn't in the scan, it may be the same under another name, \
      and the change is one level lower.
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
          func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "1") }
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
          func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog { .result(value: 1, dialog: "One") }
        }
        """)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      guard let old = pair.old.result.known, let new = pair.new.result.known else { continue }
      guard old.isSeveral != new.isSeveral || !comparison.isSame(old, new) else { continue }
      reporter.report(
        "'\(pair.new.type.name)' returns '\(new.spelling)' instead of '\(old.spelling)': actions that use the result may fail",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: pair.old.lowered(old.isCertain && new.isCertain ? .breaking : .dangerous),
        notes: [.before("it returned '\(old.spelling)' here", pair.old.type.location)])
    }
  }
}
