import IntentReports

extension Rule {
  static let phraseHardcodedAppName: Rule = Rule(
    id: "phrase-hardcoded-app-name", severity: .warning, summary: "a phrase spells out the app's name",
    rationale: """
      '\\(.applicationName)' matches the app's name in every language, and its synonyms. A name that is spelled out matches \
      only itself. If the phrase also has the token, users have to say the name twice. Replace the name with the token, or \
      remove it. The phrases of one provider are one finding.
      """,
    source: "WWDC22 10170, WWDC23 10102", needs: [.applicationName],
    isFixable: true,
    reported: Example(
      .phrases(#""Open my list in ↓Things""#), fixed: .phrases(#""Open my list in \(.applicationName)""#),
      settings: .init(applicationName: "Things")),
    correct: Example(.phrases(#""Open list in \(.applicationName)""#), settings: .init(applicationName: "Things")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let name = model.settings.applicationName, !name.isEmpty else { return }
    for phrase in model.phrases where phrase.text.plainParts.contains(where: { $0.containsWord(name) }) {
      let place = phrase.text.place(ofWord: name)
      let hasToken = phrase.text.placeholders.contains { $0.kind == .applicationName }
      let token = phrase.text.interpolation(".applicationName")
      let fixes = place.map { [FixIt("replace with '\(token)'", .needsReview, [.init($0, token)])] } ?? []
      reporter.report(
        "the phrase spells out the app's name '\(name)', so Siri matches no translation or synonym of it; "
          + (hasToken ? "remove it" : "write '\(token)'"), at: place ?? phrase.text.keyPlace, symbol: phrase.symbol,
        fixes: hasToken ? [] : fixes,
        cause: .init(phrase.listed.provider.type.symbol, note: "the phrase '\(phrase.text.key)' spells it out too"))
    }
  }
}
