import IntentModel

extension Rule {
  static let confirmationCancelIgnored = Rule(
    id: "confirmation-cancel-ignored", severity: .warning,
    summary: "'perform()' continues after the user cancels a confirmation",
    rationale: """
      'requestConfirmation', 'requestChoice' and 'requestDisambiguation' throw an error when the user cancels. A statement \
      that only calls one of them with 'try?' ignores the error, and 'perform()' continues as if the user had confirmed. \
      Use 'try', so that the error ends 'perform()'. The rule skips a call whose result is used.
      """,
    source: "AppIntents documentation: AppIntent.requestConfirmation(); WWDC25 275",
    triggering: [
      Example(
        .deleteBooks("try? await ↓requestConfirmation()")),
      Example(.asking("_ = try? await self.↓requestConfirmation(result: .result(dialog: \"Delete?\"))")),
      Example(.asking("if isAsking { try? await ↓requestConfirmation() }")),
      Example(.asking("_ = try? await ↓requestChoice(between: options, dialog: \"Which?\")")),
    ],
    nonTriggering: [
      Example(
        .deleteBooks("try await requestConfirmation()")),
      // The result decides what happens.
      Example(.asking("guard (try? await requestConfirmation()) != nil else { return .result() }")),
      Example(.asking("let answer: Void? = try? await requestConfirmation()\nif answer == nil { return .result() }")),
      Example(.asking("let choice = try? await requestChoice(between: options, dialog: \"Which?\")")),
      Example(.asking("let isSure =\n  try? await requestConfirmation()")),
      Example(.asking("let note = try? await $note.requestValue()")),
      Example(.asking("try? await save()")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for body in intent.performBodies where body.providedBy == nil {
        for call in body.calls where call.ignoresCancellation {
          reporter.report(
            "'perform()' continues if the user cancels '\(call.name)', because of 'try?'; use 'try'", at: call.place,
            symbol: intent.type.symbol("perform()"))
        }
      }
    }
  }
}

extension PerformBody.Call {
  /// It asks the user, and nothing sees whether the user agrees.
  var ignoresCancellation: Bool {
    isResultUnused && ["requestConfirmation", "requestChoice", "requestDisambiguation"].contains(name)
  }
}

extension String {
  fileprivate static func asking(_ statements: String) -> String {
    .performing("some IntentResult", "\(statements)\nLibrary.shared.removeAll()\nreturn .result()")
  }
}
