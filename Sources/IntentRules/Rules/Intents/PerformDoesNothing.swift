import IntentModel

extension Rule {
  static let performDoesNothing: Rule = Rule(
    id: "perform-does-nothing", severity: .note, summary: "'perform()' only returns an empty result",
    rationale: """
      Shortcuts lists the intent as an action, and the action does nothing. Do in 'perform()' what the title says, \
      or remove the intent. The rule skips an intent that opens the app, that only configures something, that is \
      hidden, that the system performs, or that a button runs: a widget reloads after it.
      """,
    source: "15 of 1,122 intents of public apps",
    reported: Example(
      .performing("some IntentResult", ".result()").replacing(text: "func perform", with: "func ↓perform")),
    correct: Example(.performing("some IntentResult", "Library.shared.open()\n    return .result()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let ofControls = model.intentsOfControls
    for intent in model.bundle.intents
    where intent.type.name != "StartTimerIntent" && intent.doesNothing && intent.isShown
      && intent.isDiscoverable.isAbsent && !ofControls.contains(intent.type.name)
    {
      guard let body = intent.performBodies.first else { continue }
      reporter.report(
        "'\(intent.type.name)' does nothing; do in 'perform()' what its title says, or remove it", at: body.place,
        symbol: intent.type.symbol("perform()"))
    }
  }
}

extension Intent {
  /// Whether 'perform()' is nothing but an empty result, and nothing else acts.
  var doesNothing: Bool {
    !bringsAppToFront && !isConfiguration && !hasFrameworkPerform && type.schema == nil && !type.mayHaveHiddenMembers
      && hasEmptyPerform
  }

  /// Whether the intent has a 'perform()' of its own that is nothing but an empty result.
  var hasEmptyPerform: Bool {
    !performBodies.isEmpty
      && performBodies.allSatisfy { body in
        body.providedBy == nil && body.calls.count == 1 && body.calls[0].labels.isEmpty
          && body.names.allSatisfy { ["return", "result"].contains($0) }
      }
  }
}
