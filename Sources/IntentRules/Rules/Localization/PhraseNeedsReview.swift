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
    correct: Example(.translatedPhrase),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    var counts: [String: Int] = [:], marked: [String: [(phrase: LocalizedPhrase, shortcut: LocalizedShortcut)]] = [:]
    for shortcut in app.shortcuts {
      for phrase in shortcut.values where !phrase.isSource {
        counts[phrase.locale, default: 0] += 1
        if phrase.text.text.state == .new || phrase.text.text.state == .needsReview {
          marked[phrase.locale, default: []].append((phrase, shortcut))
        }
      }
    }
    for (locale, marked) in marked.sorted(by: { $0.key < $1.key }) {
      let verb = marked.count == 1 ? "is" : "are"
      reporter.report(
        "\(marked.count) of \(counts[locale] ?? 0) phrases in \(locale) \(verb) marked as new or to be reviewed; "
          + "review the translations",
        at: marked[0].phrase.text.place, symbol: app.symbol(locale), notes: [marked[0].shortcut.note()])
    }
  }
}
