import IntentReports

extension Rule {
  static let continueInForegroundWithoutMode: Rule = Rule(
    id: "continue-in-foreground-without-mode", severity: .warning,
    summary: "an intent calls 'continueInForeground' without a dynamic or deferred foreground mode",
    rationale: """
      'continueInForeground' works only if 'supportedModes' contains '.foreground(.dynamic)' or \
      '.foreground(.deferred)'. Without one of them the call throws an error at run time, and the intent ends. Add one \
      of them to 'supportedModes'.
      """,
    source: "WWDC25 275",
    reported: Example(.continuing(modes: ".background", "try await ↓continueInForeground()")),
    correct: Example(.continuing()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents
    where !intent.type.mayHaveHiddenMembers && !intent.conforms(to: "ForegroundContinuableIntent") {
      guard intent.supportedModes.isAbsent || intent.modes != nil,
        !intent.type.declares("supportedModes"),
        intent.modes?.contains(where: { $0 == "foreground.dynamic" || $0 == "foreground.deferred" }) != true
      else { continue }
      for call in intent.foregroundCalls {
        reporter.report(
          "'continueInForeground' throws an error unless 'supportedModes' of '\(intent.type.name)' contains '.foreground(.dynamic)' or '.foreground(.deferred)'",
          at: call.place, symbol: intent.type.symbol("\(call.name)()"),
          notes: intent.supportedModes.alternatives.map {
            Finding.Note(message: "'supportedModes' is declared here", place: $0.place)
          })
      }
    }
  }
}
