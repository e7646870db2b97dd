extension ChangeKind {
  static let languageAdded: ChangeKind = ChangeKind(
    "language-added", .info, .display, summary: "the app was translated into a language",
    rationale: """
      People who use the device in the language see its texts instead of those of the source. If the language has \
      phrases, Siri understands them, and no longer those of the source. If all texts of a language are new, this is \
      the only change that is reported for it.
      """,
    source: "Apple's documentation of App Shortcuts (localized phrases)",
    reported: ChangeExample(
      titles(["de": "Regal öffnen"]), titles(["de": "Regal öffnen", "fr": "Ouvrir"], mark: "↓")),
    harmless: ChangeExample(
      """
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }
      """, titles(["de": "Regal öffnen"])),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    guard let old = comparison.old.languages, let new = comparison.new.languages else { return }
    let added = new.subtracting(old).sorted(), place = comparison.new.representative
    guard let first = added.first else { return }
    reporter.report(
      "texts in \(added.listedLanguages) were added",
      symbol: "\(place?.symbol ?? "?")/\(added.count == 1 ? first : "languages")", at: .new(place?.location))
  }
}
