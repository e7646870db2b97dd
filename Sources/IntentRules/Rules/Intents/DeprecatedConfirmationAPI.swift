extension Rule {
  static let deprecatedConfirmationAPI: Rule = Rule(
    id: "deprecated-confirmation-api", severity: .note, summary: "a deprecated form of 'requestConfirmation' is called",
    rationale: """
      'requestConfirmation(result:)' and 'requestConfirmation(output:)' are deprecated. Use a form that takes a dialog \
      or a view, such as 'requestConfirmation(dialog:)'.
      """,
    source: "AppIntents documentation: requestConfirmation",
    reported: Example(.deleteBooks(#"try await ↓requestConfirmation(result: .result(dialog: "Delete all books?"))"#)),
    correct: Example(.deleteBooks(#"try await requestConfirmation(dialog: "Delete all books?")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      for call in body.calls
      where call.name == "requestConfirmation" && !call.isImplicitMember
        && (call.base == nil || call.base == "self")
        && (call.labels.first == "result" || call.labels.first == "output")
      {
        reporter.report(
          "'requestConfirmation(\(call.labels[0] ?? ""):)' is deprecated; use 'requestConfirmation(dialog:)' or another form with a dialog or a view",
          at: call.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
