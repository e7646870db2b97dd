import IntentModel

extension Rule {
  static let deprecatedConfirmationAPI = Rule(
    id: "deprecated-confirmation-api", severity: .note, summary: "a deprecated form of 'requestConfirmation'",
    rationale:
      "'requestConfirmation(result:)' and 'requestConfirmation(output:)' are deprecated in favour of forms with a dialog and a view.",
    source: "AppIntents documentation: requestConfirmation",
    triggering: [
      Example(
        .performing(
          "some IntentResult", "try await ↓requestConfirmation(result: .result(dialog: \"Sure?\"))\nreturn .result()")),
      Example(
        .performing(
          "some IntentResult", "try await ↓requestConfirmation(output: .result(dialog: \"Sure?\"))\nreturn .result()")),
    ],
    nonTriggering: [
      Example(.performing("some IntentResult", "try await requestConfirmation(dialog: \"Sure?\")\nreturn .result()")),
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
            "'requestConfirmation(\(call.labels[0] ?? ""):)' is deprecated", at: call.place,
            symbol: intent.type.symbol("perform()"))
        }
      }
    }
  }
}
