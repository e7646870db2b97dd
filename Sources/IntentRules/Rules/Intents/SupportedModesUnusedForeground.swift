extension Rule {
  static let supportedModesUnusedForeground: Rule = Rule(
    id: "supported-modes-unused-foreground", severity: .note,
    summary: "an intent supports a dynamic foreground mode but never continues in the foreground",
    rationale: """
      With '.foreground(.dynamic)' the app opens only if 'perform()' calls 'continueInForeground'. Without that call the \
      intent always runs in the background. Call 'continueInForeground', or remove the mode.
      """,
    source: "WWDC25 275",
    reported: Example(.continuing(modes: "↓[.background, .foreground(.dynamic)]", "")),
    correct: Example(.continuing()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.modes?.contains("foreground.dynamic") == true {
      // A protocol may state modes for several intents that not all of them use.
      guard let alternative = intent.supportedModes.alternatives.first, alternative.origin.providedBy == nil,
        intent.performBodies.first?.providedBy == nil, !intent.performBodies.isEmpty,
        !intent.performs("continueInForeground"), !intent.performs("needsToContinueInForegroundError"),
        !intent.performs("self"), !intent.result.known.contains(where: \.opensIntent)
      else { continue }
      reporter.report(
        "'\(intent.type.name)' supports '.foreground(.dynamic)', but 'perform()' never calls 'continueInForeground', so the app never opens",
        at: alternative.place, symbol: intent.type.symbol("supportedModes"))
    }
  }
}
