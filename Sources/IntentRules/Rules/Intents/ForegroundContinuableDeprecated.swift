extension Rule {
  static let foregroundContinuableDeprecated: Rule = Rule(
    id: "foreground-continuable-deprecated", severity: .note,
    summary: "an intent conforms to 'ForegroundContinuableIntent', which 'supportedModes' replaces",
    rationale: """
      Since iOS 26, 'supportedModes' and 'continueInForeground' replace 'ForegroundContinuableIntent'. Declare \
      'supportedModes' and remove the conformance. The rule applies to apps whose deployment target is iOS 26 or later.
      """,
    source: "WWDC25 275", isOptIn: true, needs: [.deployment],
    reported: Example(
      .documentedIntent(name: "↓OpenBook", conformance: "ForegroundContinuableIntent"),
      settings: .init(deployment: ["iOS": [26]])),
    correct: Example(
      .documentedIntent("static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]"),
      settings: .init(deployment: ["iOS": [26]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard model.settings.deploys(since: [26]) == true else { return }
    for intent in model.bundle.intents where intent.conforms(to: "ForegroundContinuableIntent") {
      reporter.report(
        "'\(intent.type.name)' conforms to 'ForegroundContinuableIntent'; 'supportedModes' and 'continueInForeground' replace it since iOS 26",
        of: intent.type)
    }
  }
}
