extension ChangeKind {
  static let appShortcutAdded = ChangeKind(
    "app-shortcut-added", .info, .display, summary: "an App Shortcut was added",
    rationale: "Users get a new tile and new phrases. An app can have at most ten App Shortcuts.",
    source: "WWDC22 session 10170",
    examples: [ChangeExample(shortcuts(""), shortcuts("↓AppShortcut(intent: A(), phrases: [])"))],
    harmless: [
      ChangeExample(
        shortcuts("AppShortcut(intent: A(), phrases: [])"),
        shortcuts("AppShortcut(intent: A(), phrases: [], systemImageName: \"book\")"))
    ]
  ) { comparison, reporter in
    for listed in comparison.shortcuts.added {
      reporter.report(
        "an App Shortcut of '\(listed.intent)' was added", symbol: listed.symbol, at: .new(listed.shortcut.location))
    }
  }
}
