extension ChangeKind {
  static let appShortcutRemoved = ChangeKind(
    "app-shortcut-removed", .dangerous, .siri, summary: "an App Shortcut is gone",
    rationale: """
      Its phrases no longer reach the app, its tile disappears from Spotlight and the Shortcuts app, and an Action button \
      that was set to it does nothing. Shortcuts that people made of the intent itself are not touched.
      """,
    source: "WWDC22 session 10170",
    examples: [ChangeExample(shortcuts("↓AppShortcut(intent: A(), phrases: [])"), shortcuts(""))],
    harmless: [
      ChangeExample(
        shortcuts("AppShortcut(intent: A(), phrases: [])"),
        shortcuts("AppShortcut(intent: A(), phrases: [], shortTitle: \"A\")")),
      // What the new list holds can't be seen.
      ChangeExample(shortcuts("AppShortcut(intent: A(), phrases: [])"), shortcuts("makeShortcut()")),
    ]
  ) { comparison, reporter in
    for listed in comparison.shortcuts.removed {
      reporter.report(
        "the App Shortcut of '\(listed.shortcut.intent ?? "")' is removed: its phrases and its tile are gone",
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
        \(list)
      }
    }
    """
  }
}
