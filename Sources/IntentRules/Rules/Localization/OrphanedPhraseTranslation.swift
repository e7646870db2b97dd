extension Rule {
  static let orphanedPhraseTranslation: Rule = Rule(
    id: "orphaned-phrase-translation", severity: .warning,
    summary: "translations of a phrase are in an entry that nothing reads",
    rationale: """
      A catalog can list the phrases of an App Shortcut in the entry of its first phrase. Siri then reads only that \
      entry. \
      Xcode makes such lists from a catalog with an entry for each phrase, and keeps the translations of the other \
      phrases where they are. 'intentscan strings --sync' moves them into the list.
      """,
    source: "a public app that lost nine phrases; a report of the same loss", needs: [.stringTables],
    reported: Example(
      .localized(
        .twoPhrases,
        .set([.openKey, .startKey], de: #""${applicationName} öffnen""#) + ",\n↓"
          + .entry(.startKey, de: "${applicationName} starten"))),
    correct: Example(.twoTranslatedPhrases),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    let first = Set(app.shortcuts.map(\.key)).union(app.otherKeys)
    for shortcut in app.shortcuts {
      guard case .set(let set) = shortcut.form else { continue }
      let read = Set(set.texts.map { "\($0.locale)/\($0.value)" })
      for phrase in Set(shortcut.phrases).sorted() where !first.contains(phrase) {
        for entry in app.table.entries(phrase) {
          let lost = entry.texts.filter { text in
            !app.table.isSource(text.locale) && !text.value.isEmpty && !read.contains("\(text.locale)/\(text.value)")
              && !(text.text.state == .new && text.value == phrase)
          }
          guard !lost.isEmpty else { continue }
          let languages = Set(lost.map(\.locale)).sorted()
          reporter.report(
            "Siri does not read the translation of '\(phrase)' into \(listed(languages)), because the entry '\(set.key)' "
              + "lists the phrases of \(shortcut.name); move it there, which 'intentscan strings --sync' does",
            at: entry.place, symbol: shortcut.symbol(phrase), notes: [shortcut.note(phrase)])
        }
      }
    }
  }
}
