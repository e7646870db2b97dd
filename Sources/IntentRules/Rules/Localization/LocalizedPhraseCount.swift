extension Rule {
  static let localizedPhraseCount: Rule = Rule(
    id: "localized-phrase-count", severity: .note,
    summary: "a language has fewer phrases for an App Shortcut than the source",
    rationale: """
      A list of phrases may have any number of values in each language, and more than the source is good. With fewer, \
      people who speak the language have fewer ways to say the same.
      """,
    source: "WWDC23 10102; 25 entries of public apps", isOptIn: true, needs: [.stringTables],
    reported: Example(
      .localized(.twoPhrases, .set([.openKey, .startKey], de: #"↓"${applicationName} öffnen""#))),
    correct: Example(
      .localized(
        .openPhrase, .set([.openKey], de: #""${applicationName} öffnen", "${applicationName} starten""#))),
    check: eachShortcut(check))

  private static func check(_ shortcut: LocalizedShortcut, _ app: PhraseScope, _ reporter: inout Reporter) {
    guard case .set(let entry) = shortcut.form else { return }
    let count = Set(shortcut.phrases).count
    for (locale, texts) in Dictionary(grouping: entry.texts, by: \.locale).sorted(by: { $0.key < $1.key })
    where !app.table.isSource(locale) && texts.count < count {
      reporter.report(
        "\(shortcut.name) has \(texts.count == 1 ? "1 phrase" : "\(texts.count) phrases") in \(locale), but \(count) in the source; add more ways to say it",
        at: texts[0].place, symbol: shortcut.symbol(shortcut.key, locale), notes: [shortcut.note()])
    }
  }
}
