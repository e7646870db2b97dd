extension Rule {
  static let phraseEntryWillRegroup: Rule = Rule(
    id: "phrase-entry-will-regroup", severity: .note,
    summary: "a catalog has an entry for each phrase of an App Shortcut, which Xcode will put together",
    rationale: """
      A catalog with one entry for each phrase works. The next build in Xcode puts the phrases of an App Shortcut into the \
      entry of the first one, and marks the others as stale, with their translations. 'intentscan strings --sync' brings \
      them into the list; translate in the form that Xcode writes to avoid this.
      """,
    source: "a public app that lost nine phrases; a report of the same loss", isOptIn: true, needs: [.stringTables],
    reported: Example(
      .localized(
        .twoPhrases,
        "↓" + .entry(.openKey, de: "${applicationName} öffnen") + ",\n"
          + .entry(.startKey, de: "${applicationName} starten"))),
    correct: Example(.translatedPhrase),
    check: eachShortcut(check))

  private static func check(_ shortcut: LocalizedShortcut, _ app: PhraseScope, _ reporter: inout Reporter) {
    guard case .units = shortcut.form, Set(shortcut.phrases).count > 1 else { return }
    let entries = shortcut.phrases.flatMap { app.table.entries($0) }.filter { $0.table.file.format == .catalog }
    guard entries.count > 1, let first = app.table.entries(shortcut.key).first ?? entries.first else { return }
    reporter.report(
      "the next build in Xcode moves the \(shortcut.phrases.count) phrases of \(shortcut.name) into the entry "
        + "'\(shortcut.key)', and no longer reads the translations of the others",
      at: first.place, symbol: shortcut.symbol(shortcut.key), notes: [shortcut.note()])
  }
}
