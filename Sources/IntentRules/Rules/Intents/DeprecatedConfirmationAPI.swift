import IntentModel

extension Rule {
  static let deprecatedConfirmationAPI = Rule(
    id: "deprecated-confirmation-api", severity: .note, summary: "a deprecated form of 'requestConfirmation' is called",
    rationale: """
      'requestConfirmation(result:)' and 'requestConfirmation(output:)' are deprecated. Use a form that takes a dialog \
      or a view, such as 'requestConfirmation(dialog:)'.
      """,
    source: "AppIntents documentation: requestConfirmation",
    triggering: [
      Example(
        .deleteBooks(#"try await ↓requestConfirmation(result: .result(dialog: "Delete all books?"))"#)),
      Example(
        .performing(
          "some IntentResult", "try await ↓requestConfirmation(output: .result(dialog: \"Sure?\"))\nreturn .result()")),
    ],
    nonTriggering: [
      Example(
        .deleteBooks(#"try await requestConfirmation(dialog: "Delete all books?")"#)),
      Example(.performing("some IntentResult", "try await requestConfirmation()\nreturn .result()")),
      Example(.performing("some IntentResult", "try await store.requestConfirmation(result: 3)\nreturn .result()")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for body in intent.performBodies where body.providedBy == nil {
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
}
