import IntentModel

extension Rule {
  static let negativePhraseConflict = Rule(
    id: "negative-phrase-conflict", severity: .error, summary: "a phrase is a negative phrase too",
    rationale: "Negative phrases are those that must not run a shortcut. One that a shortcut has too switches it off.",
    source: "WWDC23 10102",
    triggering: [
      Example(.negative(#"↓"open \(.applicationName)""#)),
      Example(.negative(#""Close \(.applicationName)", ↓"Open ${applicationName}!""#)),
    ],
    nonTriggering: [
      Example(.negative(#""Open the door with \(.applicationName)""#)),
      Example(.phrases(#""Open \(.applicationName)""#)),
    ]
  ) { model, reporter in
    for listed in model.providers {
      let provider = listed.provider
      guard !provider.negativePhrases.isAbsent else { continue }
      let phrases = listed.shortcuts.flatMap(\.phrases)
      for (index, negative) in provider.negativePhrases.known.flatMap(\.self).enumerated() {
        guard let negative = negative.known,
          let phrase = phrases.first(where: { $0.text.normalized() == negative.normalized() })
        else { continue }
        reporter.report(
          "negative phrase '\(negative.key)' is a phrase of '\(phrase.listed.intentName)'", at: negative.keyPlace,
          symbol: "\(provider.type.symbol)/negativePhrases[\(index)]",
          notes: [.init(message: "the phrase", place: phrase.text.keyPlace)])
      }
    }
  }
}

extension String {
  /// A shortcut for `Open …` with negative phrases.
  fileprivate static func negative(_ phrases: String) -> String {
    """
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
      static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: [\(phrases)]) }
    }
    """
  }
}
