extension Rule {
  static let phraseMultipleApplicationNames: Rule = Rule(
    id: "phrase-multiple-application-names", severity: .warning,
    summary: "a phrase contains the application name more than once",
    rationale: """
      Apple's string processor asks for one application name in a phrase, and users don't say it twice. Each synonym of the \
      name also multiplies the number of phrases that Siri learns. Remove all but one.
      """,
    source: "the wording of Apple's string processor",
    reported: Example(.phrases(#""In \(.applicationName) open ↓\(.applicationName)""#)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      let names = phrase.text.placeholders.filter { $0.kind == .applicationName }
      guard names.count > 1 else { continue }
      reporter.report(
        "the phrase '\(phrase.text.key)' contains the application name \(names.count) times; remove all but one",
        at: names[1].place, symbol: phrase.symbol,
        cause: .init(
          phrase.listed.provider.type.symbol, note: "the phrase '\(phrase.text.key)' contains it \(names.count) times"))
    }
  }
}
