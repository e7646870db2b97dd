import IntentReports

extension Rule {
  static let phraseRawPlaceholder: Rule = Rule(
    id: "phrase-raw-placeholder", severity: .note,
    summary: "a phrase has a placeholder in plain text",
    rationale: """
      '${applicationName}' works, but the compiler does not check it. If it is misspelled, the code still compiles, and Siri \
      does not respond to the phrase. Use an interpolation such as '\\(.applicationName)'.
      """,
    source: "WWDC23 10102",
    isFixable: true,
    reported: Example(.phrases(#""Open ↓${applicationName}""#), fixed: .phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      lazy var symbol = phrase.symbol
      let intent = model.intent(of: phrase.listed)
      for placeholder in phrase.text.placeholders where placeholder.isRaw {
        let isName = placeholder.kind == .applicationName
        guard isName || intent?.parameter(placeholder.name) != nil else { continue }
        let interpolation = phrase.text.interpolation(isName ? ".applicationName" : "\\.$\(placeholder.name)")
        let fix = FixIt(
          "replace with '\(interpolation)'", isName ? .safe : .needsReview, [.init(placeholder.place, interpolation)])
        let isPlain = placeholder.place != phrase.text.keyPlace
        reporter.report(
          "'${\(placeholder.name)}' is plain text that the compiler does not check; write '\(interpolation)'",
          at: placeholder.place, symbol: symbol, fixes: isPlain ? [fix] : [])
      }
    }
  }
}
