extension Rule {
  static let appShortcutMissingImage: Rule = Rule(
    id: "app-shortcut-missing-image", severity: .warning, summary: "an App Shortcut has no image",
    rationale: """
      Since iOS 17, Spotlight and Shortcuts show an App Shortcut with its image and its short title. Without \
      'systemImageName', it has no image. The App Shortcuts of one provider are one finding. An App Shortcut that has no short title either is reported by \
      'app-shortcut-missing-short-title' alone.
      """,
    source: "WWDC23 10102",
    reported: Example(.openBooks()),
    correct: Example(.shortcuts(#"AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
