extension ChangeKind {
  static let shortcutTranslationRemoved: ChangeKind = ChangeKind(
    "shortcut-translation-removed", .dangerous, .siri, summary: "an App Shortcut lost its phrases in a language",
    rationale: """
      Siri no longer understands the App Shortcut in the language, or only in the words of the source. A frequent cause \
      is a changed first phrase: it is the key of the entry in the string catalog, so Xcode creates an empty entry and \
      leaves the translations in the old one. 'intentscan strings --sync' keeps them.
      """,
    source: "Apple's documentation of App Shortcuts (localized phrases); committed catalogs of public apps",
    reported: ChangeExample(
      phrases(["de": #""Öffne ${applicationName}""#, "fr": #""Ouvre ${applicationName}""#]) + titleInAllLanguages,
      phrases(["fr": #""Ouvre ${applicationName}""#], mark: "↓") + titleInAllLanguages),
    harmless: ChangeExample(
      phrases(["de": #""Öffne ${applicationName}""#, "fr": #""Ouvre ${applicationName}""#]),
      phrases(["fr": #""Ouvre ${applicationName}""#])),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let languages = comparison.translatedLanguages
    for pair in comparison.shortcuts.pairs {
      let old = pair.old.shortcut.localizedPhrases, new = pair.new.shortcut.localizedPhrases
      let lost = languages.filter { !pair.old.usable(old[$0] ?? []).isEmpty && pair.new.usable(new[$0] ?? []).isEmpty }
      guard !lost.isEmpty else { continue }
      reporter.report(
        "'\(pair.new.intent)' no longer has phrases in \(lost.listedLanguages), so Siri understands at most the phrases "
          + "of the source there; translate them again",
        symbol: pair.old.symbol, at: .new(pair.new.placeOfPhrases),
        notes: lost.map { language in
          .before(
            "the old version has in \(language): \((old[language] ?? []).map(\.text).quotedList)",
            pair.old.placeOfPhrases)
        })
    }
  }

  /// Another intent, with a title in five languages, so that both versions of the example have these languages.
  fileprivate static let titleInAllLanguages = """


    // file: Title.swift
    struct Find: AppIntent {
      static let title: LocalizedStringResource = "Find"
    }
    // file: Localizable.xcstrings
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Find" : { "localizations" : {
      \(["da", "de", "es", "fr", "it"].map { language in
          "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Find (\(language))\" } }"
        }.joined(separator: ",\n  ")) } } } }
    """
}

extension ListedShortcut {
  /// The location for changes of phrases: that of the first phrase, else that of the App Shortcut.
  var placeOfPhrases: Catalog.Location? { shortcut.phrases.known?.first?.location ?? shortcut.location }
}
