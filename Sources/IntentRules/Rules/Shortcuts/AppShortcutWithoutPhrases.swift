import IntentModel

extension Rule {
  static let appShortcutWithoutPhrases = Rule(
    id: "app-shortcut-without-phrases", severity: .error, summary: "an App Shortcut has no phrase",
    rationale: "Apple's tool rejects a shortcut without a phrase, and with it the shortcuts of the whole target.",
    source: "Apple's metadata processor", appleMessage: "App Shortcuts should have at least one phrase",
    triggering: [
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: ↓[], shortTitle: \"A\", systemImageName: \"star\")")),
      Example(.shortcuts("↓AppShortcut(intent: Open(), shortTitle: \"A\", systemImageName: \"star\")")),
    ],
    nonTriggering: [
      Example(.phrases(#""Do it in \(.applicationName)""#)),
      // What can't be read is another rule's.
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: list, shortTitle: \"A\", systemImageName: \"star\")")),
      Example(.phrases("first")),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts where listed.shortcut.phrases.known?.isEmpty == true {
      reporter.report(
        "the shortcut of '\(listed.intentName)' has no phrase",
        at: listed.shortcut.phrasesPlace ?? listed.shortcut.calleePlace, symbol: listed.symbol)
    }
  }
}
