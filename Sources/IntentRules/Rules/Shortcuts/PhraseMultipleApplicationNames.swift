import IntentModel

extension Rule {
  static let phraseMultipleApplicationNames = Rule(
    id: "phrase-multiple-application-names", severity: .warning, summary: "a phrase names the app more than once",
    rationale: """
      A phrase should have one application name: nobody says it twice, and Apple's tool asks for one. Every synonym of the \
      name multiplies the phrases that Siri learns.
      """,
    source: "the wording of Apple's string processor",
    triggering: [
      Example(.phrases(#""In \(.applicationName) open ↓\(.applicationName)""#)),
      Example(.phrases(#""In \(.applicationName) open ↓${applicationName}""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open \(.applicationName)", "Start \(.applicationName)""#)),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      let names = phrase.text.placeholders.filter { $0.kind == .applicationName }
      guard names.count > 1 else { continue }
      reporter.report(
        "phrase '\(phrase.text.key)' names the app \(names.count) times", at: names[1].place, symbol: phrase.symbol,
        notes: [.init(message: "named here first", place: names[0].place)])
    }
  }
}
