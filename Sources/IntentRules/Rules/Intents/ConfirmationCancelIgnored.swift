import IntentModel

extension Rule {
  static let confirmationCancelIgnored: Rule = Rule(
    id: "confirmation-cancel-ignored", severity: .warning,
    summary: "'perform()' continues after the user cancels a confirmation",
    rationale: """
      'requestConfirmation', 'requestChoice' and 'requestDisambiguation' throw an error when the user cancels. A statement \
      that only calls one of them with 'try?' ignores the error, and 'perform()' continues as if the user had confirmed. \
      Use 'try', so that the error ends 'perform()'. The rule skips a call whose result is used.
      """,
    source: "AppIntents documentation: AppIntent.requestConfirmation(); WWDC25 275",
    reported: Example(.deleteBooks("try? await ↓requestConfirmation()")),
    correct: Example(.deleteBooks("try await requestConfirmation()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      for call in body.calls where call.ignoresCancellation {
        reporter.report(
          "'perform()' continues if the user cancels '\(call.name)', because of 'try?'; use 'try'", at: call.place,
          symbol: intent.type.symbol("perform()"))
      }
    }
  }
}

extension PerformBody.Call {
  /// Whether the call asks the user to confirm or choose, and its result is unused.
  var ignoresCancellation: Bool {
    isResultUnused && ["requestConfirmation", "requestChoice", "requestDisambiguation"].contains(name)
  }
}
