import IntentModel

extension Rule {
  static let callWithoutConformance: Rule = Rule(
    id: "call-without-conformance", severity: .error,
    summary: "'perform()' calls a function of a protocol to which the intent does not conform",
    rationale: """
      Only a 'LongRunningIntent' has 'performBackgroundTask', and only a 'CancellableIntent' has \
      'withIntentCancellationHandler'. Without the conformance the code does not compile. Add it.
      """,
    source: "AppIntents documentation: LongRunningIntent, CancellableIntent; Apple's guide for agents in Xcode 27",
    reported: Example(.performing("some IntentResult", "try await ↓performBackgroundTask() {}\n    return .result()")),
    correct: Example(.working("try await performBackgroundTask() {}", conformance: "LongRunningIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies where !intent.type.mayHaveHiddenMembers && !intent.type.hasUnknownMacro {
      for (function, needed) in functions where body.callsOwn(function) && !intent.conforms(to: needed) {
        let call = body.calls.first { $0.name == function }
        guard (call?.base ?? "self") == "self", !intent.type.members.contains(where: { $0.name == function }) else {
          continue
        }
        reporter.report(
          "'\(function)' is a function of '\(needed)', to which '\(intent.type.name)' does not conform, so the code does not compile",
          at: call?.place ?? body.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }

  /// Functions that protocols of the framework give to intents.
  private static let functions = [
    ("performBackgroundTask", "LongRunningIntent"), ("withIntentCancellationHandler", "CancellableIntent"),
  ]
}

extension PerformBody {
  /// Whether the body calls a function of its own type. A call with a trailing closure alone is not among its calls, and a label or
  /// another value's member can have the same name.
  fileprivate func callsOwn(_ function: String) -> Bool {
    names.indices.contains { index in
      names[index] == function && (index == 0 || ["await", "try", "return", "self", "in"].contains(names[index - 1]))
    }
  }
}
