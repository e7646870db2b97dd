import IntentModel

extension Rule {
  static let longRunningWithoutProgress = Rule(
    id: "long-running-without-progress", severity: .note, summary: "a LongRunningIntent that reports no progress",
    rationale: "Whoever waits sees nothing move.",
    source: "WWDC26 345", isOptIn: true,
    triggering: [Example(.intent("↓Export", "LongRunningIntent", ""))],
    nonTriggering: [
      Example(.intent("Export", "LongRunningIntent", "").replacingResult("progress.completedUnitCount = 3")),
      Example(.intent("Export", "AppIntent", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.conforms(to: "LongRunningIntent") && !intent.performBodies.isEmpty && !intent.performs("progress") {
      reporter.report(
        "'perform()' of '\(intent.type.name)' doesn't use 'progress'", at: intent.type.place,
        symbol: intent.type.symbol)
    }
  }
}
