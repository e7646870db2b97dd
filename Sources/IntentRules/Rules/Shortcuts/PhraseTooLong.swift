extension Rule {
  static let phraseTooLong: Rule = Rule(
    id: "phrase-too-long", severity: .note, summary: "a phrase has more than eight words",
    rationale: """
      Users have to remember a phrase and say it. The application name and a parameter each count as one word. Shorten the \
      phrase.
      """,
    source: "WWDC22 10170: short and memorable", isOptIn: true,
    reported: Example(.phrases(#"↓"Please open the shelf of all my books in \(.applicationName)""#)),
    correct: Example(.phrases(#""Open the shelf of my books in \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases where phrase.text.words.count > longestPhrase {
      reporter.report(
        "the phrase has \(phrase.text.words.count) words, which is hard to remember; use at most \(longestPhrase)",
        at: phrase.text.keyPlace, symbol: phrase.symbol)
    }
  }
}

private let longestPhrase = 8
