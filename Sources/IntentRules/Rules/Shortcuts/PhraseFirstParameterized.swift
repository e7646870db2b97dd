extension Rule {
  static let phraseFirstParameterized: Rule = Rule(
    id: "phrase-first-parameterized", severity: .note,
    summary: "the first phrase of an App Shortcut has a parameter",
    rationale: """
      The first phrase is the primary one. It labels the App Shortcut, and Siri says it when users ask for help. A phrase \
      with a parameter works only after the app has provided values. Put a phrase without a parameter first.
      """,
    source: "WWDC22 10170",
    reported: Example(
      .phrases(
        #"↓"Open \(\.$book) in \(.applicationName)", "Open a book in \(.applicationName)""#, of: .bookParameter)),
    correct: Example(
      .phrases(
        #""Open a book in \(.applicationName)", "Open \(\.$book) in \(.applicationName)""#, of: .bookParameter)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts {
      let intent = model.intent(of: listed), phrases = listed.phrases
      guard let first = phrases.first, first.index == 0, !first.parameters(of: intent).isEmpty,
        let plain = phrases.first(where: { $0.parameters(of: intent).isEmpty })
      else { continue }
      reporter.report(
        "the first phrase labels the App Shortcut, but has a parameter; put a phrase without a parameter first",
        at: first.text.keyPlace, symbol: first.symbol,
        notes: [.init(message: "this phrase has no parameter", place: plain.text.keyPlace)])
    }
  }
}
