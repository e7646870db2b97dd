extension ChangeKind {
  static let phraseAdded = ChangeKind(
    "phrase-added", .info, .display, summary: "a phrase was added",
    rationale: "Users can say the phrase from this version on.",
    source: "WWDC22 session 10170",
    examples: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", ↓"Show \(.applicationName)"])"#))
    ],
    harmless: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Show \(.applicationName)", "Open \(.applicationName)"])"#))
    ]
  ) { comparison, reporter in
    for pair in comparison.shortcuts.pairs {
      for phrase in pair.newPhrases {
        reporter.report(
          "the phrase '\(phrase.text)' of '\(pair.new.intent)' was added", symbol: "\(pair.old.symbol)/\(phrase.text)",
          at: .new(phrase.location))
      }
    }
  }
}
