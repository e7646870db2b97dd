import IntentReports

extension Rule {
  static let localizedPhraseWrongPlaceholder: Rule = Rule(
    id: "localized-phrase-wrong-placeholder", severity: .error,
    summary: "a translated phrase has a placeholder that Siri takes for text",
    rationale: """
      In the table AppShortcuts, the app's name is '${applicationName}' and a parameter is '${shelf}'. Anything else, such \
      as '${application_name}', '%@' or Swift's '\\(.applicationName)', is plain text: people would have to say it, so the \
      phrase never works in this language.
      """,
    source: "WWDC23 10102; public catalogs with such phrases", needs: [.stringTables],
    isFixable: true,
    reported: Example(
      .localized(.openPhrase, .entry(.openKey, de: "↓${application_name} öffnen")),
      fixed: .translatedPhrase),
    check: eachShortcut(check))

  private static func check(_ shortcut: LocalizedShortcut, _ app: PhraseScope, _ reporter: inout Reporter) {
    for phrase in shortcut.values {
      for broken in phrase.tokens.broken { reporter.report(broken, of: phrase, shortcut) }
    }
  }
}

extension Reporter {
  fileprivate mutating func report(
    _ broken: PhraseTokens.Broken, of phrase: LocalizedPhrase, _ shortcut: LocalizedShortcut
  ) {
    // A backslash is written twice in both kinds of files.
    let written = phrase.text.places(of: broken.written.replacing(text: "\\", with: "\\\\")).first
    var fixes: [FixIt] = []
    if let meant = broken.meant, let written, phrase.text.isEditable {
      fixes = [FixIt("write '\(meant)'", .safe, [.init(written, meant)])]
    }
    let advice = broken.meant.map { "write '\($0)'" } ?? "write '${…}' with the name of the parameter"
    report(
      "'\(broken.written)' in the phrase '\(phrase.value)' in \(phrase.locale) is text that people would have to say; "
        + "\(advice)",
      at: written ?? phrase.text.place, symbol: shortcut.symbol(phrase.key, phrase.locale), notes: [shortcut.note()],
      fixes: fixes,
      cause: .init(
        phrase.text.of.table.file.shownPath, note: "'\(broken.written)' in '\(phrase.value)' is such a text too"))
  }
}
