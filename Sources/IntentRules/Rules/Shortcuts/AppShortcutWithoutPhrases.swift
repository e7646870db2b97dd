extension Rule {
  static let appShortcutWithoutPhrases: Rule = Rule(
    id: "app-shortcut-without-phrases", severity: .error, summary: "an App Shortcut has no phrase",
    rationale: """
      In Xcode's build, Apple's metadata processor rejects an App Shortcut without a phrase. It then drops all App \
      Shortcuts of the target. Add at least one phrase with '\\(.applicationName)'.
      """,
    source: "Apple's metadata processor", appleMessage: "App Shortcuts should have at least one phrase",
    reported: Example(
      .shortcuts(
        """
        AppShortcut(
          intent: Open(),
          phrases: ↓[],
          shortTitle: "Open",
          systemImageName: "book")
        """)),
    correct: Example(.phrases(#""Open my books in \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts where listed.shortcut.phrases.known?.isEmpty == true {
      reporter.report(
        "the App Shortcut for '\(listed.intentName)' has no phrase, so Xcode drops all App Shortcuts of the target; "
          + "add a phrase with '\\(.applicationName)'",
        at: listed.shortcut.phrasesPlace ?? listed.shortcut.calleePlace, symbol: listed.symbol)
    }
  }
}
