import IntentModel

extension Rule {
  static let openAppWhenRunDeprecated = Rule(
    id: "open-app-when-run-deprecated", severity: .note,
    summary: "an intent declares 'openAppWhenRun', which is deprecated since iOS 26",
    rationale: """
      Since iOS 26 'supportedModes' states whether and when the app opens. Replace 'openAppWhenRun' with \
      'supportedModes', such as '.foreground'. The rule does not report the value 'false', because it is the default.
      """,
    source: "AppIntents documentation: openAppWhenRun", needs: [.deployment],
    triggering: [
      Example(
        .documentedIntent("static let ↓openAppWhenRun = true"),
        settings: .deploying(since: 26))
    ],
    nonTriggering: [
      Example(
        .documentedIntent("static let supportedModes: IntentModes = .foreground"),
        settings: .deploying(since: 26)),
      // The default value, which needs no modes.
      Example(.intent("Open", "AppIntent", "static let openAppWhenRun = false"), settings: .deploying(since: 26)),
      Example(
        .intent("Open", "AppIntent", "static var openAppWhenRun: Bool { flag }"), settings: .deploying(since: 26)),
      Example(.intent("Open", "AppIntent", "static let openAppWhenRun = true"), settings: .deploying(since: 18)),
      Example(
        .intent(
          "Open", "AppIntent", "static let openAppWhenRun = true\nstatic let supportedModes: IntentModes = .foreground"),
        settings: .deploying(since: 26)),
    ]
  ) { model, reporter in
    guard model.settings.deploys(since: [26]) == true else { return }
    for intent in model.bundle.intents where intent.supportedModes.isAbsent {
      for alternative in intent.openAppWhenRun.alternatives
      where alternative.origin.providedBy == nil && alternative.content.known == true {
        reporter.report(
          "'openAppWhenRun' is deprecated since iOS 26; use 'supportedModes' in '\(intent.type.name)'",
          at: alternative.origin.member, symbol: intent.type.symbol("openAppWhenRun"))
      }
    }
  }
}

extension LintSettings {
  static func deploying(since version: Int) -> LintSettings {
    var settings = LintSettings()
    settings.deployment = ["iOS": [version]]
    return settings
  }
}
