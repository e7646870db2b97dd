extension ChangeKind {
  static let phraseAdded: ChangeKind = ChangeKind(
    "phrase-added", .info, .display, summary: "a phrase was added",
    rationale: "Users can say the phrase from this version on.",
    source: "WWDC22 session 10170",
    reported: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", ↓"Show \(.applicationName)"])"#)),
    harmless: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Show \(.applicationName)", "Open \(.applicationName)"])"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.shortcuts.pairs {
      for phrase in pair.newPhrases {
        reporter.report(
          "the phrase '\(phrase.text)' of '\(pair.new.intent)' was added", symbol: "\(pair.old.symbol)/\(phrase.text)",
          at: .new(phrase.location))
      }
    }
  }
}
