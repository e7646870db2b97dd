extension Rule {
  static let negativePhraseConflict: Rule = Rule(
    id: "negative-phrase-conflict", severity: .error,
    summary: "a negative phrase is also a phrase of an App Shortcut",
    rationale: """
      Siri does not run an App Shortcut when a user says a negative phrase. If an App Shortcut has the same phrase, that \
      phrase never works. Remove one of the two.
      """,
    source: "WWDC23 10102",
    reported: Example(negative(#"↓"open \(.applicationName)""#)),
    correct: Example(negative(#""Open the door with \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.providers {
      let provider = listed.provider
      guard !provider.negativePhrases.isAbsent else { continue }
      let phrases = Dictionary(
        listed.shortcuts.flatMap(\.phrases).map { ($0.text.normalized(), $0) }, uniquingKeysWith: { first, _ in first })
      for negative in provider.negativePhrases.known.flatMap(\.self) {
        guard let negative = negative.known, let phrase = phrases[negative.normalized()] else { continue }
        reporter.report(
          "the negative phrase '\(negative.key)' is also a phrase for '\(phrase.listed.intentName)', "
            + "so that phrase never works; remove one of the two", at: negative.keyPlace,
          symbol: "\(provider.type.symbol)/negativePhrases/\(negative.key)",
          notes: [.init(message: "the same phrase is here", place: phrase.text.keyPlace)])
      }
    }
  }
}

/// A shortcut for `Open …` with negative phrases.
private func negative(_ phrases: String) -> String {
  """
  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"])
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
      NegativeAppShortcutPhrases(phrases: [\(phrases)])
    }
  }
  """
}
