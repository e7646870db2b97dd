extension ChangeKind {
  static let localizedTitleChanged: ChangeKind = ChangeKind(
    "localized-title-changed", .info, .display, summary: "a title changed in a language",
    rationale: """
      People look for the old title. Nothing stops working: the titles of intents, parameters, properties and app enum \
      cases, the display names of entities and enums, and the short titles of App Shortcuts are only displayed. If a \
      translation was removed, people see the title of the source. The change is reported once per title.
      """,
    source: "Apple's documentation of AppIntent (title)",
    reported: ChangeExample(titles(["de": "Regal öffnen"]), titles(["de": "Regal zeigen"], mark: "↓")),
    harmless: ChangeExample(
      titles(["fr": "Ouvrir"]) + otherText("de"), titles(["de": "Regal öffnen", "fr": "Ouvrir"]) + otherText("de")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let languages = comparison.translatedLanguages
    for title in comparison.titles + comparison.caseTitles {
      guard title.new.inSource(comparison) != nil, title.old.inSource(comparison) != nil else { continue }
      let changed = languages.filter { language in
        title.old.translations[language].map { $0 != title.new.translations[language] ?? title.new.text.known } ?? false
      }
      guard let first = changed.first else { continue }
      let list = changed.listedLanguages, isRemoved = changed.allSatisfy { title.new.translations[$0] == nil }
      let old = title.old.translations, new = title.new.translations
      reporter.report(
        isRemoved
          ? "the title of '\(title.name)' is no longer translated in \(list), so people see the title of the source there"
          : changed.count > 1
            ? "the title of '\(title.name)' changed in \(list)"
            : "the title of '\(title.name)' changed in \(list) from '\(old[first] ?? "")' to '\(new[first] ?? "")'",
        symbol: title.symbol, at: .new(title.location),
        notes: changed.count == 1 && !isRemoved
          ? []
          : changed.map { language in
            Change.Note(
              message:
                "in \(language): '\(old[language] ?? "")' became '\(new[language] ?? title.new.text.known ?? "")'",
              place: .new(title.location))
          })
    }
  }

  /// Another intent, with a translated title, so that both versions of the example have the language.
  private static func otherText(_ language: String) -> String {
    """


    // file: Find.swift
    struct Find: AppIntent {
      static let title = LocalizedStringResource("Find", table: "Other")
    }
    // file: Other.xcstrings
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Find" : { "localizations" : {
      "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "Finden" } } } } } }
    """
  }
}
