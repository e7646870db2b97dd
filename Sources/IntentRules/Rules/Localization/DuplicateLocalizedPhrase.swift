import IntentLocalization

extension Rule {
  static let duplicateLocalizedPhrase: Rule = Rule(
    id: "duplicate-localized-phrase", severity: .warning,
    summary: "two App Shortcuts have the same phrase in a language",
    rationale: """
      Phrases that differ in the source may have been translated alike. Siri may then run either App Shortcut. Within one \
      App Shortcut the second phrase has no effect, which is a note.
      """,
    source: "WWDC23 10102; 46 translations of public apps", needs: [.stringTables],
    reported: Example(
      .shortcuts(
        #"""
        AppShortcut(intent: Open(), phrases: ["Go back in \(.applicationName)"])
        AppShortcut(intent: Other(), phrases: ["Return in \(.applicationName)"])
        """#) + "\n\n"
        + .table(
          "AppShortcuts.xcstrings",
          .entry("Go back in ${applicationName}", de: "Zurück in ${applicationName}") + ",\n"
            + .entry("Return in ${applicationName}", de: "Zurück in ${applicationName}!", mark: "↓"))),
    correct: Example(.twoTranslatedPhrases),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    var seen: [String: [(phrase: LocalizedPhrase, shortcut: LocalizedShortcut)]] = [:]
    for shortcut in app.shortcuts {
      let intent = shortcut.listed.flatMap { model.intent(of: $0) }
      // Variations are alternatives of one phrase.
      for phrase in shortcut.values where !phrase.isSource && phrase.text.text.path.isEmpty {
        let text = phrase.normalized { name in
          let type = intent?.parameter(name)?.type
          return type?.declaration?.qualifiedName ?? type?.name ?? name
        }
        let key = "\(Language.canonical(phrase.locale))/\(text)"
        let other = seen[key]?.first { $0.shortcut.coexists(with: shortcut, model.settings) }
        seen[key, default: []].append((phrase, shortcut))
        guard let other, other.phrase.text.place != phrase.text.place else { continue }
        reporter.report(phrase, shortcut, sameAs: other.phrase, other.shortcut)
      }
    }
  }
}

extension Reporter {
  fileprivate mutating func report(
    _ phrase: LocalizedPhrase, _ shortcut: LocalizedShortcut, sameAs other: LocalizedPhrase, _ first: LocalizedShortcut
  ) {
    let isOfOne = shortcut.string.place == first.string.place
    report(
      "the phrase '\(phrase.value)' occurs twice in \(phrase.locale)"
        + (isOfOne
          ? " for \(shortcut.name), so the second one has no effect"
          : ", so Siri may run either \(first.name) or \(shortcut.name); change one of them"),
      at: phrase.text.place, symbol: shortcut.symbol(phrase.value, phrase.locale), severity: isOfOne ? .note : nil,
      notes: [.init(message: "first used here", place: other.text.place), shortcut.note()])
  }
}

extension LocalizedShortcut {
  /// Whether one build lists both App Shortcuts on one system.
  fileprivate func coexists(with other: LocalizedShortcut, _ settings: LintSettings) -> Bool {
    if string.place == other.string.place { return true }
    // Two App Shortcuts with the same first phrase share an entry: 'duplicate-phrase' reports them.
    guard key != other.key, let listed, let own = other.listed else { return false }
    return listed.coexists(with: own, settings)
  }
}

extension LocalizedPhrase {
  /// The phrase as Siri compares it: without letter case, spacing and punctuation, with the types of its parameters.
  fileprivate func normalized(_ parameterType: (String) -> String) -> String {
    let types = tokens.parameters.map(parameterType).sorted().joined(separator: ",")
    var text = value
    for name in Set(tokens.parameters) { text = text.replacing(text: "${\(name)}", with: "${}") }
    return text.wordsToCompare(withoutPunctuation: true).joined(separator: " ") + "/" + types
  }
}
