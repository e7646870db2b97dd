extension ChangeKind {
  static let primaryPhraseChanged = ChangeKind(
    "primary-phrase-changed", .dangerous, .siri, summary: "an App Shortcut has another first phrase",
    rationale:
      "The first phrase is the shortcut's label, and what Siri tells people to say. They look for the old one.",
    source: "WWDC22 session 10170 (the first phrase)",
    examples: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: [↓"Show \(.applicationName)", "Open \(.applicationName)"])"#))
    ],
    harmless: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show \(.applicationName)"])"#)),
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open ${applicationName}"])"#)),
    ]
  ) { comparison, reporter in
    for pair in comparison.shortcuts.pairs {
      guard let old = pair.old.shortcut.phrases.known?.first, let new = pair.new.shortcut.phrases.known?.first,
        old.text != new.text
      else { continue }
      reporter.report(
        "the first phrase of '\(pair.new.intent)' is '\(new.text)' instead of '\(old.text)'",
        symbol: pair.old.symbol, at: .new(new.location), notes: [.before("the first phrase stood here", old.location)])
    }
  }
}
