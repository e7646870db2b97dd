import IntentModel

extension Rule {
  static let catchSwallowsCancellation = Rule(
    id: "catch-swallows-cancellation", severity: .note, summary: "'try?' hides that the person canceled a request",
    rationale: """
      'requestConfirmation', 'requestValue' and similar functions throw an error when the person cancels. With 'try?' \
      the intent continues as if the person had confirmed. Use 'try', so that the error ends 'perform()'.
      """,
    source: "WWDC25 275", isOptIn: true,
    triggering: [
      Example(
        """
        struct DeleteBooks: AppIntent {
          static let title: LocalizedStringResource = "Delete Books"

          func perform() async throws -> some IntentResult {
            try? await ↓requestConfirmation()
            Library.shared.removeAll()
            return .result()
          }
        }
        """),
      Example(.performing("some IntentResult", "let x = try? await $book.↓requestValue(\"Which?\")\nreturn .result()")),
    ],
    nonTriggering: [
      Example(
        """
        struct DeleteBooks: AppIntent {
          static let title: LocalizedStringResource = "Delete Books"

          func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            Library.shared.removeAll()
            return .result()
          }
        }
        """),
      Example(.performing("some IntentResult", "try? await save()\nreturn .result()")),
    ]
  ) { model, reporter in
    let requests: Set<String> = ["requestConfirmation", "requestChoice", "requestValue", "requestDisambiguation"]
    for intent in model.bundle.intents {
      for body in intent.performBodies where body.providedBy == nil {
        for call in body.calls where call.isTriedOptionally && requests.contains(call.name) {
          reporter.report(
            "'try?' ignores that the person canceled '\(call.name)', so the intent continues; use 'try'",
            at: call.place, symbol: intent.type.symbol("perform()"))
        }
      }
    }
  }
}
