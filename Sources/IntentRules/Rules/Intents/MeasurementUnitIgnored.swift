extension Rule {
  static let measurementUnitIgnored: Rule = Rule(
    id: "measurement-unit-ignored", severity: .warning,
    summary: "an intent reads the number of a 'Measurement' and ignores its unit",
    rationale: """
      For a parameter of type 'Measurement' the user chooses the unit: a duration can be 5 minutes or 300 seconds. \
      'value' is the number in that unit, so an intent that takes it for seconds stops a timer after 5 seconds. Convert the \
      measurement to the unit that you need with 'converted(to:)', and read 'value' of the result. The rule skips a \
      parameter with the argument 'unit:', a comparison with zero, and a parameter that the intent also uses in another \
      way, because that code may read the unit.
      """,
    source: "AppIntents documentation: IntentParameter, defaultUnit; Foundation documentation: Measurement",
    reported: Example(timer("duration.↓value")), correct: Example(timer("duration.converted(to: .seconds).value")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for read in intent.unitlessReads {
        reporter.report(
          "'value' of '\(read.name)' is in the unit that the user chooses; read the value of '\(read.name).converted(to:)'",
          at: read.place, symbol: intent.type.symbol(read.name))
      }
    }
  }
}

private func timer(_ seconds: String) -> String {
  .working(
    "Timers.shared.start(seconds: \(seconds))",
    "@Parameter(title: \"Duration\") var duration: Measurement<UnitDuration>", name: "SetTimer")
}
