import IntentLocalization
import SourceScan

extension Rule {
  static let untranslatedPhrase: Rule = Rule(
    id: "untranslated-phrase", severity: .warning,
    summary: "the translations of phrases are the texts of the source",
    rationale: """
      A translation service that fills in the source text makes a table look complete. People who speak the language \
      would have to say the phrases in the source's language. If at least half of a language's phrases equal the source, \
      this is a warning, else a note for each phrase. The rule ignores languages that Siri does not speak.
      """,
    source: "503 of 2,536 translations of public apps", needs: [.stringTables],
    reported: Example(
      .localized(
        #""Open my \(.applicationName)", "Start my \(.applicationName)""#,
        .set(
          ["Open my ${applicationName}", "Start my ${applicationName}"],
          de: #"↓"Open my ${applicationName}", "Start my ${applicationName}""#))),
    correct: Example(.translatedPhrase),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    var counts: [String: Int] = [:], copies: [String: [(phrase: LocalizedPhrase, shortcut: LocalizedShortcut)]] = [:]
    var isCompared: [String: Bool] = [:]
    for shortcut in app.shortcuts {
      // An entry has up to a thousand phrases in each language, so the source's texts for it are collected once.
      var sources: [String: Set<String>] = [:]
      for phrase in shortcut.values {
        let locale = phrase.locale
        let isWanted = isCompared[locale] ?? (!app.table.isOfSource(locale) && Language.isSpokenBySiri(locale))
        isCompared[locale] = isWanted
        guard isWanted, phrase.tokens.hasWords else { continue }
        let source = sources[phrase.key] ?? app.table.source(of: phrase, shortcut)
        sources[phrase.key] = source
        counts[locale, default: 0] += 1
        if source.contains(phrase.value) { copies[locale, default: []].append((phrase, shortcut)) }
      }
    }
    for (locale, copies) in copies.sorted(by: { $0.key < $1.key }) {
      let count = counts[locale] ?? 0
      if isUntranslated(asInSource: copies.count, of: count) {
        reporter.report(
          "\(copies.count) of \(count) phrases in \(locale) are those of the source, so people who speak this "
            + "language cannot use them; translate them",
          at: copies[0].phrase.text.place, symbol: app.symbol(locale), notes: [copies[0].shortcut.note()],
          cause: .init(app.scope.name, note: "so are \(copies.count) of \(count) phrases in \(locale)"))
      } else {
        for (phrase, shortcut) in copies {
          reporter.report(
            "the phrase '\(phrase.value)' in \(locale) is the text of the source; translate it if the words differ",
            at: phrase.text.place, symbol: shortcut.symbol(phrase.value, locale), severity: .note,
            notes: [shortcut.note()])
        }
      }
    }
  }
}

extension ScopedTable {
  /// Whether a language is that of the source or a variant of it.
  fileprivate func isOfSource(_ locale: String) -> Bool {
    isSource(locale) || Language.primary(locale) == Language.primary(sourceLanguage)
  }

  /// The phrases of the source, in its language, which a translation must not repeat.
  fileprivate func source(of phrase: LocalizedPhrase, _ shortcut: LocalizedShortcut) -> Set<String> {
    let keys = phrase.isInSet ? shortcut.phrases : [phrase.key]
    return Set(keys + keys.flatMap { texts($0, in: isSource) }.map(\.value))
  }
}
