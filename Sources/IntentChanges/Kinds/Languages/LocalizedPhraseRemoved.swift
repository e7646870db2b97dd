extension ChangeKind {
  static let localizedPhraseRemoved: ChangeKind = ChangeKind(
    "localized-phrase-removed", .dangerous, .siri, summary: "a phrase was removed in a language",
    rationale: """
      People who say the phrase in this language get a web search or another app. Keep the old phrase in the string \
      table and list it after the new ones: a language may have more phrases than the source. The change is reported \
      once per App Shortcut.
      """,
    source: "WWDC23 session 10102 (phrases in string catalogs)",
    reported: ChangeExample(
      phrases(["de": #""Öffne ${applicationName}", "Zeige ${applicationName}""#]),
      phrases(["de": #""Öffne ${applicationName}""#], mark: "↓")),
    harmless: ChangeExample(
      instead: phrases(["de": #""zeige ${applicationName}", "Öffne ${applicationName}", "Auf mit ${applicationName}""#])
    ),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let shared = comparison.commonLanguages
    for pair in comparison.shortcuts.pairs {
      let gone = shared.map { ($0, pair.phrasesGone(in: $0)) }.filter { !$0.1.isEmpty }
      guard let first = gone.first else { continue }
      let languages = gone.map(\.0).listedLanguages
      reporter.report(
        gone.count == 1 && first.1.count == 1
          ? "the phrase '\(first.1[0])' of '\(pair.new.intent)' was removed in \(languages), so Siri no longer understands "
            + "it; keep it in the string table"
          : "phrases of '\(pair.new.intent)' were removed in \(languages), so Siri no longer understands them; keep them in "
            + "the string table",
        symbol: pair.old.symbol, at: .new(pair.new.placeOfPhrases),
        notes: gone.map { language, phrases in
          .before("removed in \(language): \(phrases.quotedList)", pair.old.placeOfPhrases)
        })
    }
  }
}

extension Matching<ListedShortcut>.Pair {
  /// The phrases that Siri no longer understands in a language that still has some.
  fileprivate func phrasesGone(in language: String) -> [String] {
    guard let before = old.shortcut.localizedPhrases[language].map(old.usable),
      let after = new.shortcut.localizedPhrases[language].map(new.usable), !after.isEmpty
    else { return [] }
    return Self.phrases(of: before, notIn: after)
  }

  /// The phrases of a list that another list lacks. Phrases that differ only in the name of a parameter are the same.
  fileprivate static func phrases(of list: [Catalog.Phrase], notIn other: [Catalog.Phrase]) -> [String] {
    let kept = Set(other.flatMap { [$0.spoken, $0.frame] })
    return list.filter { !kept.contains($0.spoken) && !kept.contains($0.frame) }.map(\.text)
  }

  /// The phrases that only the new version has in a language.
  func phrasesAdded(in language: String) -> [String] {
    let before = old.shortcut.localizedPhrases[language] ?? [], after = new.shortcut.localizedPhrases[language] ?? []
    return Self.phrases(of: new.usable(after), notIn: old.usable(before))
  }
}
