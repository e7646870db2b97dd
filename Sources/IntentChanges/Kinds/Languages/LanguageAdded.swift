extension ChangeKind {
  static let languageAdded = ChangeKind(
    "language-added", .info, .display, summary: "the app was translated into a language",
    rationale: """
      People who use the device in the language see its texts instead of those of the source. If the language has \
      phrases, Siri understands them, and no longer those of the source. If all texts of a language are new, this is \
      the only change that is reported for it.
      """,
    source: "Apple's documentation of App Shortcuts (localized phrases)",
    examples: [
      ChangeExample(
        titles(["de": "Regal öffnen"]), titles(["de": "Regal öffnen", "fr": "Ouvrir"], mark: "↓")),
      // All languages are one change.
      ChangeExample(
        titles(["de": "Regal öffnen"]),
        titles(
          [
            "da": "Åbn", "de": "Regal öffnen", "es": "Abrir", "fr": "Ouvrir", "it": "Apri", "nl": "Open",
            "pl": "Otwórz",
          ],
          mark: "↓")),
    ],
    harmless: [
      ChangeExample(
        """
        struct Open: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """, titles(["de": "Regal öffnen"]))
    ]
  ) { comparison, reporter in
    guard let old = comparison.old.languages, let new = comparison.new.languages else { return }
    let added = new.subtracting(old).sorted(), place = comparison.new.representative
    guard let first = added.first else { return }
    reporter.report(
      "texts in \(added.listedLanguages) were added",
      symbol: "\(place?.symbol ?? "?")/\(added.count == 1 ? first : "languages")", at: .new(place?.location))
  }
}
