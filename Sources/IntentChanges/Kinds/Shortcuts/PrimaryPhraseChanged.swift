extension ChangeKind {
  static let primaryPhraseChanged: ChangeKind = ChangeKind(
    "primary-phrase-changed", .dangerous, .siri, summary: "the first phrase of an App Shortcut changed",
    rationale: """
      The first phrase is the label of the App Shortcut, and Siri suggests it to users. Users look for the old phrase.
      """,
    source: "WWDC22 session 10170 (the first phrase)",
    reported: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: [↓"Show \(.applicationName)", "Open \(.applicationName)"])"#)),
    harmless: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show \(.applicationName)"])"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.shortcuts.pairs {
      guard let old = pair.old.shortcut.phrases.known.map(pair.old.usable)?.first,
        let new = pair.new.shortcut.phrases.known.map(pair.new.usable)?.first,
        old.text != new.text
      else { continue }
      reporter.report(
        "the first phrase of '\(pair.new.intent)' changed from '\(old.text)' to '\(new.text)', so users see another label",
        symbol: pair.old.symbol, at: .new(new.location), notes: [.before("the old first phrase is here", old.location)])
    }
  }
}
