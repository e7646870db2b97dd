import IntentModel

extension Rule {
  static let supportedModesUnusedForeground = Rule(
    id: "supported-modes-unused-foreground", severity: .note,
    summary: "a dynamic foreground mode, but 'perform()' never continues in the foreground",
    rationale:
      "With 'dynamic' the intent decides whether the app opens. One that never decides runs in the background alone.",
    source: "WWDC25 275",
    triggering: [Example(.modes("[.background, .foreground(.dynamic)]", mark: true))],
    nonTriggering: [
      Example(.modes("[.background, .foreground(.dynamic)]", "try await continueInForeground()")),
      Example(.modes("[.background, .foreground(.dynamic)]", "throw needsToContinueInForegroundError()")),
      // The system opens the app at the end.
      Example(.modes("[.background, .foreground(.deferred)]")),
      Example(.modes("[.background, .foreground]")),
      // A function of the app's may do it.
      Example(.modes("[.background, .foreground(.dynamic)]", "try await openIfNeeded(self)")),
      Example(
        "protocol P: AppIntent {}\nextension P { static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] } }\n"
          + .intent("Open", "P", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.modes?.contains("foreground.dynamic") == true {
      // Modes that a protocol gives to several intents need not suit each of them.
      guard let alternative = intent.supportedModes.alternatives.first, alternative.origin.providedBy == nil,
        intent.performBodies.first?.providedBy == nil, !intent.performBodies.isEmpty,
        !intent.performs("continueInForeground"), !intent.performs("needsToContinueInForegroundError"),
        !intent.performs("self")
      else { continue }
      reporter.report(
        "'\(intent.type.name)' may continue in the foreground, but 'perform()' never does", at: alternative.place,
        symbol: intent.type.symbol("supportedModes"))
    }
  }
}
