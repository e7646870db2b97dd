extension Rule {
  static let catchSwallowsCancellation: Rule = Rule(
    id: "catch-swallows-cancellation", severity: .note, summary: "'try?' ignores that the user cancels a request",
    rationale: """
      'requestConfirmation', 'requestValue' and similar functions throw an error when the user cancels. With 'try?', \
      the intent continues as if the user had confirmed. Use 'try', so that the error ends 'perform()'. \
      'confirmation-cancel-ignored' reports a confirmation whose result nothing uses.
      """,
    source: "WWDC25 275; Apple's guide for agents in Xcode 27: choices",
    reported: Example(.deleteBooks("let isSure = (try? await ↓requestConfirmation()) != nil")),
    correct: Example(.deleteBooks("try await requestConfirmation()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let requests: Set<String> = ["requestConfirmation", "requestChoice", "requestValue", "requestDisambiguation"]
    for (intent, body) in model.ownBodies {
      for call in body.calls
      where call.isTriedOptionally && requests.contains(call.name) && !call.ignoresCancellation {
        reporter.report(
          "'try?' ignores that the user cancels '\(call.name)', so the intent continues; use 'try'",
          at: call.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
