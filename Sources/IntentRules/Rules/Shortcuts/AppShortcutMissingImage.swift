import IntentModel

extension Rule {
  static let appShortcutMissingImage = Rule(
    id: "app-shortcut-missing-image", severity: .warning, summary: "an App Shortcut has no image",
    rationale: """
      Since iOS 17, Spotlight and Shortcuts show an App Shortcut with its image and its short title. Without \
      'systemImageName', it has no image. The App Shortcuts of one provider are one finding. An App Shortcut that has no short title either is reported by \
      'app-shortcut-missing-short-title' alone.
      """,
    source: "WWDC23 10102",
    triggering: [
      Example(.openBooks()),
      Example(.shortcuts(#"↓AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: "A")"#)),
    ],
    nonTriggering: [
      // The other rule reports it.
      Example(.shortcuts(#"AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])"#)),
      Example(.phrases(#""Open my books in \(.applicationName)""#)),
      Example(
        .shortcuts(
          #"""
          if #unavailable(iOS 17) {
            AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])
          }
          """#)),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts
    where listed.shortcut.systemImageName == nil && listed.shortcut.shortTitle != nil
      && !listed.shortcut.isForOldSystems
    {
      reporter.report(
        "the App Shortcut for '\(listed.intentName)' has no image in Spotlight and Shortcuts; add 'systemImageName'",
        at: listed.shortcut.calleePlace, symbol: listed.symbol,
        cause: .init(
          listed.provider.type.symbol, note: "the App Shortcut for '\(listed.intentName)' has no image"))
    }
  }
}
