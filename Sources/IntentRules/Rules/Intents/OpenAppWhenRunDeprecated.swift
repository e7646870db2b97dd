extension Rule {
  static let openAppWhenRunDeprecated: Rule = Rule(
    id: "open-app-when-run-deprecated", severity: .note,
    summary: "an intent declares 'openAppWhenRun', which is deprecated since iOS 26",
    rationale: """
      Since iOS 26 'supportedModes' states whether and when the app opens. Replace 'openAppWhenRun' with \
      'supportedModes', such as '.foreground'. The rule does not report the value 'false', because it is the default.
      """,
    source: "AppIntents documentation: openAppWhenRun", needs: [.deployment],
    reported: Example(
      .documentedIntent("static let ↓openAppWhenRun = true"),
      settings: .init(deployment: ["iOS": [26]])),
    correct: Example(
      .documentedIntent("static let supportedModes: IntentModes = .foreground"),
      settings: .init(deployment: ["iOS": [26]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard model.settings.deploys(since: [26]) == true else { return }
    for intent in model.bundle.intents where intent.supportedModes.isAbsent {
      for alternative in intent.openAppWhenRun.own where alternative.content.known == true {
        reporter.report(
          "'openAppWhenRun' is deprecated since iOS 26; use 'supportedModes' in '\(intent.type.name)'",
          at: alternative.origin.member, symbol: intent.type.symbol("openAppWhenRun"))
      }
    }
  }
}
