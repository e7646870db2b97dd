import IntentModel

extension Rule {
  static let catchSwallowsCancellation = Rule(
    id: "catch-swallows-cancellation", severity: .note, summary: "'try?' hides that somebody cancelled",
    rationale:
      "A request throws when it is cancelled. Let the error end 'perform()'; behind 'try?' the intent goes on as if confirmed.",
    source: "WWDC25 275", isOptIn: true,
    triggering: [
      Example(.performing("some IntentResult", "try? await ↓requestConfirmation()\nreturn .result()")),
      Example(.performing("some IntentResult", "let x = try? await $book.↓requestValue(\"Which?\")\nreturn .result()")),
    ],
    nonTriggering: [
      Example(.performing("some IntentResult", "try await requestConfirmation()\nreturn .result()")),
      Example(.performing("some IntentResult", "try? await save()\nreturn .result()")),
    ]
  ) { model, reporter in
    let requests: Set<String> = ["requestConfirmation", "requestChoice", "requestValue", "requestDisambiguation"]
    for intent in model.bundle.intents {
      for body in intent.performBodies where body.providedBy == nil {
        for call in body.calls where call.isTriedOptionally && requests.contains(call.name) {
          reporter.report(
            "'try?' hides that '\(call.name)' was cancelled", at: call.place, symbol: intent.type.symbol("perform()"))
        }
      }
    }
  }
}
