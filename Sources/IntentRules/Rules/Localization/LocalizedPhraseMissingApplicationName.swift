import IntentReports

extension Rule {
  static let localizedPhraseMissingApplicationName: Rule = Rule(
    id: "localized-phrase-missing-application-name", severity: .error,
    summary: "a translated phrase does not have '${applicationName}' exactly once",
    rationale: """
      Siri only listens for phrases that name the app, in every language. Xcode reports an error for a translation without \
      '${applicationName}', or with it twice. Write '${applicationName}' once where people say the app's name.
      """,
    source: "appshortcutstringsprocessor; swift-build, AppShortcutsStringsMetadata tests",
    needs: [.stringTables],
    reported: Example(.localized(.openPhrase, .entry(.openKey, de: "App öffnen", mark: "↓"))),
    correct: Example(
      .localized(.openPhrase, .set([.openKey], de: #""${applicationName} öffnen", "Öffne ${applicationName}""#))),
    check: eachApp(checkApp))

  private static func checkApp(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    for shortcut in app.shortcuts {
      for phrase in shortcut.values {
        reporter.check(
          phrase.text, phrase.tokens, symbol: shortcut.symbol(phrase.key, phrase.locale), [shortcut.note()])
      }
    }
    // An entry that is not in use gets only a warning: a stale entry next to an entry with all phrases is not read.
    let used = app.usedKeys
    for entry in app.table.entries(containing: "applicationName")
    where !used.contains(entry.key) && PhraseTokens(entry.key).applicationNames > 0 {
      for text in entry.texts {
        reporter.check(text, PhraseTokens(text.value), symbol: app.symbol("\(entry.key)/\(text.locale)"), [], .warning)
      }
    }
  }
}

extension Reporter {
  fileprivate mutating func check(
    _ text: TableText, _ tokens: PhraseTokens, symbol: String, _ notes: [Finding.Note], _ severity: Severity? = nil
  ) {
    guard !text.value.isEmpty, tokens.broken.isEmpty, tokens.applicationNames != 1 else { return }
    let problem =
      tokens.applicationNames == 0
      ? "lacks '${applicationName}', so Siri never matches it"
      : "has '${applicationName}' \(tokens.applicationNames) times, so Xcode rejects it; keep one"
    report(
      "the phrase '\(text.value)'\(text.locale.isEmpty ? "" : " in \(text.locale)") \(problem)", at: text.place,
      symbol: symbol, severity: severity,
      notes: notes)
  }
}
