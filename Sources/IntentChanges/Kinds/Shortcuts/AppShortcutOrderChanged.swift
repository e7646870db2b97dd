extension ChangeKind {
  static let appShortcutOrderChanged: ChangeKind = ChangeKind(
    "app-shortcut-order-changed", .dangerous, .siri, summary: "the order of App Shortcuts changed",
    rationale: """
      The order in the source is the order of the tiles, and it decides which tiles Spotlight shows. The change is \
      reported once per provider.
      """,
    source: "WWDC22 session 10170 (order of the source)",
    reported: ChangeExample(
      shortcuts("AppShortcut(intent: A(), phrases: [])\n    AppShortcut(intent: B(), phrases: [])"),
      shortcuts("↓AppShortcut(intent: B(), phrases: [])\n    AppShortcut(intent: A(), phrases: [])")),
    harmless: ChangeExample(
      instead: shortcuts(
        """
        AppShortcut(intent: A(), phrases: [])
            AppShortcut(intent: C(), phrases: [])
            AppShortcut(intent: B(), phrases: [])
        """)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let byProvider = Dictionary(grouping: comparison.shortcuts.pairs) { pair in
      "\(pair.old.provider.symbol)\u{1F}\(pair.new.provider.symbol)"
    }
    for pairs in byProvider.values {
      let before = pairs.sorted { $0.old.position < $1.old.position }
      let after = pairs.sorted { $0.new.position < $1.new.position }
      guard let moved = zip(before, after).first(where: { $0.old.position != $1.old.position }) else { continue }
      reporter.report(
        "the order of App Shortcuts changed: '\(moved.1.new.intent)' replaces '\(moved.0.new.intent)' at this position, so "
          + "Spotlight may show other tiles",
        symbol: moved.0.old.provider.symbol, at: .new(moved.1.new.shortcut.location),
        notes: [.before("'\(moved.0.old.intent)' was listed here", moved.0.old.shortcut.location)])
    }
  }
}
