import IntentModel
import SourceFindings

extension Rule {
  static let continueInForegroundWithoutMode = Rule(
    id: "continue-in-foreground-without-mode", severity: .warning,
    summary: "an intent calls 'continueInForeground' without a dynamic or deferred foreground mode",
    rationale: """
      'continueInForeground' works only if 'supportedModes' contains '.foreground(.dynamic)' or \
      '.foreground(.deferred)'. Without one of them the call throws an error at run time, and the intent ends. Add one \
      of them to 'supportedModes'.
      """,
    source: "WWDC25 275",
    triggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
          static let supportedModes: IntentModes = .background

          func perform() async throws -> some IntentResult {
            try await ↓continueInForeground()
            return .result()
          }
        }
        """),
      Example(
        .intent("Open", "AppIntent", "").replacingResult("try await ↓continueInForeground(alwaysConfirm: false)")),
      // In a function that 'perform()' calls.
      Example(
        .intent(
          "Open", "AppIntent",
          "static let supportedModes: IntentModes = .background\nfunc show() async throws { try await ↓continueInForeground() }"
        ).replacingResult("try await show()")),
    ],
    nonTriggering: [
      Example(.continuingInForeground),
      Example(.modes("[.background, .foreground(.deferred)]", "try await continueInForeground()")),
      Example(.modes("Modes.all", "try await continueInForeground()")),
      // The older protocol allows it too.
      Example(.intent("Open", "ForegroundContinuableIntent", "").replacingResult("try await continueInForeground()")),
      Example(.modes(".background", "try await app.continueInForeground()")),
      // A function of the app with that name.
      Example(
        .intent("Open", "AppIntent", "func continueInForeground() async {}").replacingResult(
          "await continueInForeground()")),
      // 'member-not-static' reports the property.
      Example(
        .intent("Open", "AppIntent", "var supportedModes: IntentModes { .foreground(.dynamic) }")
          .replacingResult("try await continueInForeground()")),
      Example(
        "import Kit\nimport AppIntents\n"
          + .intent("Open", "AppIntent, KitIntent", "").replacingResult("try await continueInForeground()")),
    ]
  ) { model, reporter in
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

extension String {
  /// The intent of an example, with these statements in its `perform()`.
  func replacingResult(_ statements: String) -> String {
    let result = "{ .result() }"
    return hasSuffix(result + "\n}")
      ? String(dropLast(result.count + 2)) + "{ \(statements)\nreturn .result() }\n}" : self
  }
}
