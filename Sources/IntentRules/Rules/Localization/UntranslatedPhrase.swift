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
    correct: Example(.localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.localized?.phrases ?? [] {
      var sources = SourceTexts(table: app.table)
      var byLocale: [String: [(phrase: LocalizedPhrase, shortcut: LocalizedShortcut)]] = [:]
      var isWanted: [String: Bool] = [:]
      for shortcut in app.shortcuts {
        for phrase in shortcut.values {
          let locale = phrase.locale
          let isCompared = isWanted[locale] ?? (!app.isOfSource(locale) && Language.isSpokenBySiri(locale))
          isWanted[locale] = isCompared
          if isCompared, phrase.tokens.hasWords { byLocale[locale, default: []].append((phrase, shortcut)) }
        }
      }
      for (locale, phrases) in byLocale.sorted(by: { $0.key < $1.key }) {
        let same = phrases.filter { sources.contains($0.phrase.value, for: $0.phrase, of: $0.shortcut) }
        if isUntranslated(asInSource: same.count, of: phrases.count) {
          reporter.report(
            "\(same.count) of \(phrases.count) phrases in \(locale) are those of the source, so people who speak this "
              + "language cannot use them; translate them",
            at: same[0].phrase.text.place, symbol: "\(app.scope.name).AppShortcuts/\(locale)",
            notes: [same[0].shortcut.note()],
            cause: .init(
              app.scope.name, note: "so are \(same.count) of \(phrases.count) phrases in \(locale)"))
        } else {
          for (phrase, shortcut) in same {
            reporter.report(
              "the phrase '\(phrase.value)' in \(locale) is the text of the source; translate it if the words differ",
              at: phrase.text.place, symbol: shortcut.symbol(phrase.value, locale), severity: .note,
              notes: [shortcut.note()])
          }
        }
      }
    }
  }
}

extension PhraseScope {
  /// Whether a language is that of the source or a variant of it.
  func isOfSource(_ locale: String) -> Bool {
    table.isSource(locale) || Language.primary(locale) == Language.primary(table.sourceLanguage)
  }
}

/// The phrases of the source, in the language of the source, which a translation must not repeat. An entry has up to a
/// thousand phrases in each language, so its texts are collected once.
private struct SourceTexts {
  let table: ScopedTable
  var texts: [Key: Set<String>] = [:]

  /// The App Shortcut whose phrases an entry with a set of phrases has.
  struct Key: Hashable {
    var entry: String
    var shortcut: Place?
  }

  mutating func contains(_ text: String, for phrase: LocalizedPhrase, of shortcut: LocalizedShortcut) -> Bool {
    let key = Key(entry: phrase.key, shortcut: phrase.isInSet ? shortcut.string.place : nil)
    if let known = texts[key] { return known.contains(text) }
    let keys = phrase.isInSet ? shortcut.phrases : [phrase.key]
    let found = Set(keys + keys.flatMap { table.texts($0, in: table.isSource) }.map(\.value))
    texts[key] = found
    return found.contains(text)
  }
}
