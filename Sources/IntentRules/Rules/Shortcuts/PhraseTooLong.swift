import IntentModel

extension Rule {
  static let phraseTooLong = Rule(
    id: "phrase-too-long", severity: .note, summary: "a phrase has more than eight words",
    rationale: "A phrase has to be remembered and spoken. The application name and a parameter count as a word each.",
    source: "WWDC22 10170: short and memorable", isOptIn: true,
    triggering: [Example(.phrases(#"↓"Please open the shelf of all my books in \(.applicationName)""#))],
    nonTriggering: [Example(.phrases(#""Open the shelf of my books in \(.applicationName)""#))]
  ) { model, reporter in
    for phrase in model.phrases where phrase.text.words.count > longestPhrase {
      reporter.report(
        "phrase has \(phrase.text.words.count) words; \(longestPhrase) are enough", at: phrase.text.keyPlace,
        symbol: phrase.symbol)
    }
  }
}

private let longestPhrase = 8
