import IntentModel

extension Rule {
  static let localizedPhraseParameterMismatch: Rule = Rule(
    id: "localized-phrase-parameter-mismatch", severity: .error,
    summary: "a translated phrase names other parameters than its App Shortcut has",
    rationale: """
      '${shelf}' in a phrase is replaced by the values of the parameter 'shelf' of the intent. Siri drops a phrase that \
      names another parameter, or more than one, in that language only. Use the name from the source: names of parameters \
      are not translated.
      """,
    source: "WWDC23 10102", needs: [.stringTables],
    mayLackFacts: true,
    reported: Example(
      .localized(
        #""Open \(.applicationName)", "Open \(\.$shelf) in \(.applicationName)""#,
        .set(
          ["Open ${applicationName}", "Open ${shelf} in ${applicationName}"],
          de: #""Öffne ↓${Regal} in ${applicationName}""#), of: .shelfParameter, with: twoShelves)),
    correct: Example(
      .localized(
        #""Open \(.applicationName)", "Open \(\.$shelf) in \(.applicationName)""#,
        .set(
          ["Open ${applicationName}", "Open ${shelf} in ${applicationName}"],
          de: #""Öffne ${shelf} in ${applicationName}", "${applicationName}", "Öffne ${applicationName}""#),
        of: .shelfParameter, with: twoShelves)),
    check: eachApp(checkApp))

  private static func checkApp(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    for shortcut in app.shortcuts {
      guard let intent = shortcut.listed.flatMap({ model.intent(of: $0) }) else {
        reporter.leaveUnchecked(without: .unreadModules)
        continue
      }
      for phrase in shortcut.values { reporter.check(phrase, of: shortcut, intent) }
    }
  }
}

extension Reporter {
  fileprivate mutating func check(_ phrase: LocalizedPhrase, of shortcut: LocalizedShortcut, _ intent: Intent) {
    let known = intent.parameters.map(\.name), names = phrase.tokens.parameters
    let symbol = shortcut.symbol(phrase.key, phrase.locale)
    if let unknown = names.first(where: { !known.contains($0) }) {
      let advice =
        known.isEmpty ? "the intent has no parameters" : "its parameters are \(listed(known.map { "'\($0)'" }))"
      report(
        "the phrase '\(phrase.value)' in \(phrase.locale) names '${\(unknown)}', which is not a parameter of "
          + "'\(intent.type.name)', so Siri drops the phrase; \(advice)",
        at: phrase.text.places(of: "${\(unknown)}").first ?? phrase.text.place, symbol: symbol,
        notes: [shortcut.note()])
    } else if names.count > 1 {
      report(
        "the phrase '\(phrase.value)' in \(phrase.locale) has \(names.count) parameters, but Siri allows one; keep one",
        at: phrase.text.places(of: "${\(names[names.count - 1])}").last ?? phrase.text.place, symbol: symbol,
        notes: [shortcut.note()])
    } else if !phrase.isInSet, names.isEmpty, let lost = PhraseTokens(phrase.key).parameters.first,
      phrase.tokens.broken.isEmpty
    {
      report(
        "the phrase '\(phrase.value)' in \(phrase.locale) lacks '${\(lost)}', so people cannot say its value; add it",
        at: phrase.text.place, symbol: symbol, severity: .warning, notes: [shortcut.note(phrase.key)])
    }
  }
}

private let twoShelves = "enum Shelf: String, AppEnum { case read, toRead }"
