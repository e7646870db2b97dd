import IntentModel

extension Rule {
  static let foregroundContinuableDeprecated = Rule(
    id: "foreground-continuable-deprecated", severity: .note,
    summary: "an intent conforms to 'ForegroundContinuableIntent', which 'supportedModes' replaces",
    rationale: """
      Since iOS 26, 'supportedModes' and 'continueInForeground' replace 'ForegroundContinuableIntent'. Declare \
      'supportedModes' and remove the conformance. The rule applies to apps whose deployment target is iOS 26 or later.
      """,
    source: "WWDC25 275", isOptIn: true, needs: [.deployment],
    triggering: [
      Example(
        .documentedIntent(name: "↓OpenBook", conformance: "ForegroundContinuableIntent"),
        settings: .deploying(since: 26))
    ],
    nonTriggering: [
      Example(
        .documentedIntent("static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]"),
        settings: .deploying(since: 26)),
      Example(.intent("Open", "ForegroundContinuableIntent", ""), settings: .deploying(since: 18)),
      Example(.intent("Open", "AppIntent", ""), settings: .deploying(since: 26)),
    ]
  ) { model, reporter in
    guard model.settings.deploys(since: [26]) == true else { return }
    for intent in model.bundle.intents where intent.conforms(to: "ForegroundContinuableIntent") {
      reporter.report(
        "'\(intent.type.name)' conforms to 'ForegroundContinuableIntent'; 'supportedModes' and 'continueInForeground' replace it since iOS 26",
        at: intent.type.place, symbol: intent.type.symbol)
    }
  }
}
