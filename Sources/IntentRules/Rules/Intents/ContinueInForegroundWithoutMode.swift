import IntentModel
import SourceFindings

extension Rule {
  static let continueInForegroundWithoutMode = Rule(
    id: "continue-in-foreground-without-mode", severity: .warning,
    summary: "'continueInForeground' in an intent whose modes don't let it",
    rationale: "Without a dynamic or deferred foreground mode the call throws, and the intent ends there.",
    source: "WWDC25 275",
    triggering: [
      Example(.modes(".background", "try await ↓continueInForeground()")),
      Example(
        .intent("Open", "AppIntent", "").replacingResult("try await ↓continueInForeground(alwaysConfirm: false)")),
    ],
    nonTriggering: [
      Example(.modes("[.background, .foreground(.dynamic)]", "try await continueInForeground()")),
      Example(.modes("[.background, .foreground(.deferred)]", "try await continueInForeground()")),
      Example(.modes("Modes.all", "try await continueInForeground()")),
      // The former protocol lets it too.
      Example(.intent("Open", "ForegroundContinuableIntent", "").replacingResult("try await continueInForeground()")),
      Example(.modes(".background", "try await app.continueInForeground()")),
      Example(
        "import Kit\nimport AppIntents\n"
          + .intent("Open", "AppIntent, KitIntent", "").replacingResult("try await continueInForeground()")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where !intent.type.mayHaveHiddenMembers && !intent.conforms(to: "ForegroundContinuableIntent") {
      guard intent.supportedModes.isAbsent || intent.modes != nil,
        intent.modes?.contains(where: { $0 == "foreground.dynamic" || $0 == "foreground.deferred" }) != true
      else { continue }
      for body in intent.performBodies where body.providedBy == nil {
        for call in body.calls
        where call.name == "continueInForeground" && !call.isImplicitMember
          && (call.base == nil || call.base == "self")
        {
          reporter.report(
            "'\(intent.type.name)' has no dynamic or deferred foreground mode", at: call.place,
            symbol: intent.type.symbol("perform()"),
            notes: intent.supportedModes.alternatives.map {
              Finding.Note(message: "its modes are declared here", place: $0.place)
            })
        }
      }
    }
  }
}

extension String {
  /// The intent of an example with other statements in its `perform()`.
  func replacingResult(_ statements: String) -> String {
    let result = "{ .result() }"
    return hasSuffix(result + "\n}")
      ? String(dropLast(result.count + 2)) + "{ \(statements)\nreturn .result() }\n}" : self
  }
}
