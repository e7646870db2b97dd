import IntentModel

extension Rule {
  static let measurementUnitIgnored = Rule(
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
    triggering: [
      Example(
        """
        struct SetTimer: AppIntent {
          static let title: LocalizedStringResource = "Set Timer"
          @Parameter(title: "Duration") var duration: Measurement<UnitDuration>

          func perform() async throws -> some IntentResult {
            Timers.shared.start(seconds: duration.↓value)
            return .result()
          }
        }
        """),
      // The unit of the default value is not the only one.
      Example(.measuring("Timers.start(self.duration.↓value)", "title: \"D\", defaultUnit: .seconds")),
      Example(.measuring("guard duration.value > 0 else { return .result() }\nTimers.start(duration.↓value)")),
      Example(.measuring("if let duration { Timers.start(duration.↓value) }", type: "Measurement<UnitDuration>?")),
      Example(.measuring("Timers.start(duration?.↓value ?? 60)", type: "Measurement<UnitDuration>?")),
      Example(.measuring("start()", members: "func start() { Timers.start(duration.↓value) }")),
    ],
    nonTriggering: [
      Example(
        """
        struct SetTimer: AppIntent {
          static let title: LocalizedStringResource = "Set Timer"
          @Parameter(title: "Duration") var duration: Measurement<UnitDuration>

          func perform() async throws -> some IntentResult {
            Timers.shared.start(seconds: duration.converted(to: .seconds).value)
            return .result()
          }
        }
        """),
      // The unit is fixed.
      Example(.measuring("Timers.start(duration.value)", "title: \"D\", unit: .seconds")),
      Example(.measuring("Timers.start(duration.value, duration.unit)")),
      Example(.measuring("Timers.start(duration.value)\nTimers.show(duration)")),
      Example(.measuring("guard duration.value > 0 else { return .result() }\nTimers.start(5)")),
      Example(.measuring("Timers.start(other.duration.value)")),
      Example(.measuring("Timers.start(duration.value)", type: "Length")),
      Example(
        "struct Timer: AppEntity { @Property var duration: Measurement<UnitDuration>; var d: Double { duration.value } }"
      ),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for read in intent.unitlessReads {
        reporter.report(
          "'value' of '\(read.name)' is in the unit that the user chooses; read the value of '\(read.name).converted(to:)'",
          at: read.place, symbol: intent.type.symbol(read.name))
      }
    }
  }
}

extension String {
  /// An intent with a measurement and this body of `perform()`.
  fileprivate static func measuring(
    _ body: String, _ arguments: String = "title: \"D\"", type: String = "Measurement<UnitDuration>",
    members: String = ""
  ) -> String {
    """
    struct SetTimer: AppIntent {
      @Parameter(\(arguments)) var duration: \(type)
      \(members)
      func perform() async throws -> some IntentResult {
        \(body)
        return .result()
      }
    }
    """
  }
}
