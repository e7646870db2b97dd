extension Rule {
  static let phraseNeedsReview: Rule = Rule(
    id: "phrase-needs-review", severity: .note,
    summary: "translated phrases are marked as new or to be reviewed",
    rationale: """
      Xcode ships a translation whatever its state is. The marks 'new' and 'needs_review' say that no translator has checked it \
      since the source changed, so the phrase may say something else. Review the phrases, then mark them as translated.
      """,
    source: "the states of string catalogs", needs: [.stringTables],
    reported: Example(
      .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen", mark: "↓", state: "needs_review"))),
    correct: Example(.localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.localized?.phrases ?? [] {
      var byLocale: [String: (marked: [LocalizedPhrase], count: Int, first: LocalizedShortcut)] = [:]
      for shortcut in app.shortcuts {
        for phrase in shortcut.values where !phrase.isSource {
          var row = byLocale[phrase.locale] ?? ([], 0, shortcut)
          row.count += 1
          if phrase.text.text.state == .new || phrase.text.text.state == .needsReview {
            if row.marked.isEmpty { row.first = shortcut }
            row.marked.append(phrase)
          }
          byLocale[phrase.locale] = row
        }
      }
      for (locale, row) in byLocale.sorted(by: { $0.key < $1.key }) {
        guard let first = row.marked.first else { continue }
        let verb = row.marked.count == 1 ? "is" : "are"
        reporter.report(
          "\(row.marked.count) of \(row.count) phrases in \(locale) \(verb) marked as new or to be reviewed; "
            + "review the translations",
          at: first.text.place, symbol: "\(app.scope.name).AppShortcuts/\(locale)", notes: [row.first.note()])
      }
    }
  }
}
