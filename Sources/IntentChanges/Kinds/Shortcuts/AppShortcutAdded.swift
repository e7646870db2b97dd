extension ChangeKind {
  static let appShortcutAdded = ChangeKind(
    "app-shortcut-added", .info, .display, summary: "an App Shortcut is new",
    rationale: "People find a new tile and can say new phrases. An app has ten at most.",
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
        "the App Shortcut of '\(listed.intent)' is new", symbol: listed.symbol, at: .new(listed.shortcut.location))
    }
  }
}
