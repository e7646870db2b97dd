extension ChangeKind {
  static let appShortcutRemoved: ChangeKind = ChangeKind(
    "app-shortcut-removed", .dangerous, .siri, summary: "an App Shortcut was removed",
    rationale: """
      Siri no longer understands its phrases. Its tile disappears from Spotlight and from the Shortcuts app. An Action \
      button that runs it does nothing. Saved shortcuts that use the intent itself keep working.
      """,
    source: "WWDC22 session 10170",
    reported: ChangeExample(shortcuts("↓AppShortcut(intent: A(), phrases: [])"), shortcuts("")),
    harmless: ChangeExample(instead: shortcuts("AppShortcut(intent: A(), phrases: [], shortTitle: \"A\")")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for listed in comparison.shortcuts.removed {
      reporter.report(
        "the App Shortcut of '\(listed.shortcut.intent ?? "")' was removed, so its phrases and its tile no longer work",
        symbol: listed.symbol, at: .old(listed.shortcut.location))
    }
  }

  /// A provider with these shortcuts, and the intents `A` and `B`.
  static func shortcuts(_ list: String) -> String {
    """
    struct A: AppIntent {}
    struct B: AppIntent {}
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
    \(list.isEmpty ? "" : "    " + list)
      }
    }
    """
  }
}
