extension ChangeKind {
  static let languageRemoved: ChangeKind = ChangeKind(
    "language-removed", .dangerous, .siri, summary: "the app is no longer translated into a language",
    rationale: """
      People who use the device in the language see the texts of the source, and Siri understands only its phrases. A \
      language counts if a string table has a text of App Intents in it. If all of its texts are gone, this is the only \
      change that is reported for the language.
      """,
    source: "Apple's documentation of App Shortcuts (localized phrases)",
    reported: ChangeExample(
      titles(["de": "Regal öffnen", "fr": "Ouvrir"]), titles(["de": "Regal öffnen"], mark: "↓")),
    harmless: ChangeExample(
      titles(["de": "Regal öffnen"]),
      """
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    guard let old = comparison.old.languages, let new = comparison.new.languages else { return }
    let hasPhrases = comparison.new.providers.contains { $0.shortcuts?.isEmpty != true }
    for language in old.subtracting(new).sorted() {
      let place = comparison.new.representative
      reporter.report(
        "the texts in \(language) were removed, so people who use \(language) see the texts of the source"
          + (hasPhrases ? ", and Siri understands only the phrases of the source" : ""),
        symbol: "\(place?.symbol ?? "?")/\(language)", at: .new(place?.location))
    }
  }
}

extension Catalog {
  /// The declaration at which a change of the whole app is reported: the first provider, else the first intent or enum.
  var representative: Declaration? { providers.first?.type ?? intents.first?.type ?? enums.first?.type }
}
