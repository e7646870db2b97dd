extension ChangeKind {
  static let phraseAdded = ChangeKind(
    "phrase-added", .info, .display, summary: "a phrase is new",
    rationale: "People can say it from now on.", source: "WWDC22 session 10170",
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
          "'\(pair.new.intent)' has a new phrase '\(phrase.text)'", symbol: "\(pair.old.symbol)/\(phrase.text)",
          at: .new(phrase.location))
      }
    }
  }
}
