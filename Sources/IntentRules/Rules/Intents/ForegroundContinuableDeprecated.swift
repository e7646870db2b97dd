import IntentModel

extension Rule {
  static let foregroundContinuableDeprecated = Rule(
    id: "foreground-continuable-deprecated", severity: .note,
    summary: "'ForegroundContinuableIntent' where modes are there",
    rationale: "Since iOS 26 'supportedModes' and 'continueInForeground' do what the protocol did.",
    source: "WWDC25 275", isOptIn: true, needs: [.deployment],
    triggering: [Example(.intent("↓Open", "ForegroundContinuableIntent", ""), settings: .deploying(since: 26))],
    nonTriggering: [
      Example(.intent("Open", "ForegroundContinuableIntent", ""), settings: .deploying(since: 18)),
      Example(.intent("Open", "AppIntent", ""), settings: .deploying(since: 26)),
    ]
  ) { model, reporter in
    guard model.settings.deploys(since: [26]) == true else { return }
    for intent in model.bundle.intents where intent.conforms(to: "ForegroundContinuableIntent") {
      reporter.report(
        "'\(intent.type.name)' is a 'ForegroundContinuableIntent'", at: intent.type.place, symbol: intent.type.symbol)
    }
  }
}
