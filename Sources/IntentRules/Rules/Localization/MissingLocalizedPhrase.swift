import IntentLocalization
import IntentReports

extension Rule {
  static let missingLocalizedPhrase: Rule = Rule(
    id: "missing-localized-phrase", severity: .warning,
    summary: "a phrase is not in the table of phrases, or lacks a language of that table",
    rationale: """
      Siri uses the phrase of the source where the table AppShortcuts has no translation. People who speak another \
      language cannot say it. A catalog has one entry for each App Shortcut: its key is the first phrase, and the source \
      language lists all phrases. Or each phrase has an entry of its own. A language that Siri does not speak, and one of which \
      nine in ten texts are those of the source, need no phrases. 'intentscan strings --sync' adds what is missing.
      """,
    source: "WWDC23 10102; catalogs that Xcode wrote", needs: [.stringTables],
    reads: [.languages],
    mayLackFacts: true,
    reported: Example(
      .localized(
        #""Open \(.applicationName)", ↓"Start \(.applicationName)""#,
        .set([.openKey], de: #""${applicationName} öffnen""#))),
    correct: Example(
      .localized(.twoPhrases, .set([.openKey, .startKey], de: #""${applicationName} öffnen""#))),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    if app.table.isEmpty { return }
    // The texts of a file with another encoding or with a mistake are unknown.
    if app.table.isIncomplete { return reporter.leaveUnchecked(without: .readableTables) }
    for shortcut in app.shortcuts { reporter.checkPhrases(of: shortcut, in: app.table) }
  }
}

extension Reporter {
  fileprivate mutating func checkPhrases(of shortcut: LocalizedShortcut, in table: ScopedTable) {
    switch shortcut.form {
    case .missing:
      report(
        shortcut.phrases.count > 1
          ? "no phrase of \(shortcut.name) is in \(table.fileName), so they have no translation"
          : "the phrase '\(shortcut.key)' of \(shortcut.name) is not in \(table.fileName), so it has no translation",
        at: shortcut.string.place, symbol: shortcut.symbol(shortcut.key),
        cause: absent(shortcut.key, from: table))
    case .set(let entry):
      let set = entry.entry.localizations.first { table.isSource($0.locale) }?.set
      let source = Set(set?.map(\.value) ?? shortcut.phrases)
      for phrase in shortcut.phrases where !source.contains(phrase) && table.entries(phrase).isEmpty {
        report(
          "the phrase '\(phrase)' is not in \(table.fileName), where the entry '\(shortcut.key)' lists the phrases of "
            + "\(shortcut.name), so it has no translation; 'intentscan strings --sync' adds it",
          at: shortcut.place(of: phrase), symbol: shortcut.symbol(phrase),
          notes: [.init(message: "the entry is here", place: entry.place)])
      }
      checkLanguages(of: shortcut, shortcut.key, table)
    case .units:
      for phrase in Set(shortcut.phrases).sorted() {
        if table.entries(phrase).isEmpty {
          report(
            "the phrase '\(phrase)' is not in \(table.fileName), so it has no translation",
            at: shortcut.place(of: phrase), symbol: shortcut.symbol(phrase), cause: absent(phrase, from: table))
        } else {
          checkLanguages(of: shortcut, phrase, table)
        }
      }
    }
  }

  /// Reports the languages that the table has and Siri speaks, and that the entry of a key lacks. Reports nothing for an entry that
  /// is not to be translated.
  private mutating func checkLanguages(of shortcut: LocalizedShortcut, _ key: String, _ table: ScopedTable) {
    let entries = table.entries(key)
    if entries.contains(where: { !$0.entry.shouldTranslate }) { return }
    let missing = table.languages(table.languages.filter(Language.isSpokenBySiri), without: entries)
    guard !missing.isEmpty else { return }
    let isCatalog = entries.contains { $0.table.file.format == .catalog }
    let place = isCatalog ? entries[0].place : shortcut.place(of: key)
    report(
      "the phrase '\(key)' has no translation into \(listed(missing)), which other phrases of \(table.fileName) have",
      at: place, symbol: shortcut.symbol(key), notes: isCatalog ? [shortcut.note(key)] : [],
      cause: .init(
        "untranslated \(table.paths)",
        note: "the phrase '\(key)' has no translation into \(listed(missing))"), languages: missing)
  }

  /// The cause of findings about phrases that a table lacks: people add them together.
  private func absent(_ phrase: String, from table: ScopedTable) -> Finding.Cause {
    .init("absent \(table.paths)", note: "the phrase '\(phrase)' is not in it either")
  }
}
