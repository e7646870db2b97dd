extension ChangeKind {
  static let appShortcutAdded: ChangeKind = ChangeKind(
    "app-shortcut-added", .info, .display, summary: "an App Shortcut was added",
    rationale: "Users get a new tile and new phrases. An app can have at most ten App Shortcuts.",
    source: "WWDC22 session 10170",
    reported: ChangeExample(shortcuts(""), shortcuts("↓AppShortcut(intent: A(), phrases: [])")),
    harmless: ChangeExample(
      shortcuts("AppShortcut(intent: A(), phrases: [])"),
      shortcuts("AppShortcut(intent: A(), phrases: [], systemImageName: \"book\")")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for listed in comparison.shortcuts.added {
      reporter.report(
        "an App Shortcut of '\(listed.intent)' was added", symbol: listed.symbol, at: .new(listed.shortcut.location))
    }
  }
}
