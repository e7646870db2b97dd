import IntentReports

extension Rule {
  static let staleLocalizedPhrase: Rule = Rule(
    id: "stale-localized-phrase", severity: .warning,
    summary: "the table of phrases has a key that is not a phrase of the source",
    rationale: """
      Siri finds translations by the phrase of the source. A key that differs from it in one character is read by nothing, \
      so a phrase that was changed in the source has lost its translations. Change the key to the new phrase, or remove \
      the entry.
      """,
    source: "appshortcutstringsprocessor; swift-build, AppShortcutsStringsMetadata tests",
    appleMessage: "This phrase is not used in any App Shortcut or as a Negative Phrase.", needs: [.stringTables],
    mayLackFacts: true,
    reported: Example(
      .localized(
        .openPhrase,
        .entry(.openKey, de: "${applicationName} öffnen") + ",\n↓"
          + .entry("Show ${applicationName}", de: "${applicationName} zeigen"))),
    correct: Example(.translatedPhrase),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    // Several apps may have one file: an entry that one of them uses is in use.
    var used: [Int: Set<String>] = [:], lacked: [Int: RuleDescription.Need] = [:]
    for app in localized.phrases {
      for table in app.table.files {
        used[table.number, default: []].formUnion(app.usedKeys)
        if let fact = app.lacked { lacked[table.number] = fact }
      }
    }
    var reported: Set<Int> = []
    for app in localized.phrases {
      for table in app.table.files where reported.insert(table.number).inserted {
        let isShared = localized.localization.plan.sharedFiles.contains(table.number)
        if let fact = lacked[table.number] ?? (isShared ? .phrasesOfOthers : nil) {
          reporter.leaveUnchecked(without: fact)
          continue
        }
        let used = used[table.number] ?? []
        for entry in app.table.entries(of: table) where !used.contains(entry.key) {
          let isMarked = entry.entry.extractionState == .stale
          reporter.report(
            "'\(entry.key)' is not a phrase of the source, so nothing reads "
              + (isMarked
                ? "this entry, which is marked as stale; remove it"
                : "its translations; change the key to the phrase, or remove the entry"),
            at: entry.place, symbol: app.symbol(entry.key), severity: isMarked ? .note : nil,
            cause: .init(table.file.shownPath, note: "'\(entry.key)' is not a phrase either"))
        }
      }
    }
  }
}
