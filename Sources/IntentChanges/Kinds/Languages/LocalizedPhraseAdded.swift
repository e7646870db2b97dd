extension ChangeKind {
  static let localizedPhraseAdded: ChangeKind = ChangeKind(
    "localized-phrase-added", .info, .display, summary: "a phrase was added in a language",
    rationale: """
      People can say the phrase in this language from this version on. The change is reported once per App Shortcut.
      """,
    source: "WWDC23 session 10102 (phrases in string catalogs)",
    reported: ChangeExample(
      phrases(["de": #""Öffne ${applicationName}""#]),
      phrases(["de": #""Öffne ${applicationName}", "Zeige ${applicationName}""#], mark: "↓")),
    harmless: ChangeExample(
      phrases(["de": #""Öffne ${applicationName}", "Zeige ${applicationName}""#]),
      phrases(["de": #""Zeige ${applicationName}", "Öffne ${applicationName}""#])),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let languages = comparison.translatedLanguages
    for pair in comparison.shortcuts.pairs {
      let added = languages.map { ($0, pair.phrasesAdded(in: $0)) }.filter { !$0.1.isEmpty }
      guard !added.isEmpty else { continue }
      reporter.report(
        "phrases of '\(pair.new.intent)' were added in \(added.map(\.0).listedLanguages)", symbol: pair.old.symbol,
        at: .new(pair.new.placeOfPhrases),
        notes: added.map { language, phrases in
          Change.Note(
            message: "added in \(language): \(phrases.quotedList)", place: .new(pair.new.placeOfPhrases))
        })
    }
  }
}
