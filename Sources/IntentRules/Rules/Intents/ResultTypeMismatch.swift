import IntentModel
import SourceFindings

extension Rule {
  static let resultTypeMismatch = Rule(
    id: "result-type-mismatch", severity: .warning, summary: "what 'perform()' promises isn't what it returns",
    rationale: """
      The result's shape is read from the signature. What it promises and no '.result' gives never appears, or fails at \
      run time; what '.result' gives and the signature doesn't say is dropped.
      """,
    source: "WWDC25 244",
    triggering: [
      Example(.performing("some IntentResult & ProvidesDialog", "return .↓result()")),
      Example(.performing("some IntentResult", "return .↓result(dialog: \"Done\")")),
      Example(
        .performing(
          "some ReturnsValue<Int> & ProvidesDialog",
          "if flag { return .↓result(dialog: \"A\") }\nreturn .result(dialog: \"B\")")),
      Example(.performing("some IntentResult & ProvidesDialog", "return .↓result(dialog: \"Done\") { Text(\"A\") }")),
    ],
    nonTriggering: [
      Example(.performing("some IntentResult & ProvidesDialog", "return .result(dialog: \"Done\")")),
      Example(
        .performing("some ProvidesDialog & ShowsSnippetView", "return .result(dialog: \"Done\") { Text(\"A\") }")),
      Example(
        .performing("some ProvidesDialog & ShowsSnippetView", "return .result(dialog: \"Done\", view: Text(\"A\"))")),
      Example(.performing("some ReturnsValue<Int> & OpensIntent", "return .result(value: 3, opensIntent: Other())")),
      Example(.performing("some IntentResult & ShowsSnippetIntent", "return .result(snippetIntent: Show())")),
      // One of them is enough: the rest is the compiler's business.
      Example(
        .performing("some ReturnsValue<Int?>", "if flag { return .result(value: nil) }\nreturn .result(value: 3)")),
      // Made elsewhere.
      Example(.performing("some IntentResult & ProvidesDialog", "return try await other.perform()")),
      Example(.performing("some IntentResult", "let x = make.result(dialog: 3)\nreturn .result()")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for alternative in intent.result.alternatives {
        guard let promised = alternative.content.known,
          let body = intent.performBodies.first(where: { $0.place == alternative.origin.member }),
          alternative.origin.providedBy == nil
        else { continue }
        report(promised, body, intent, &reporter)
      }
    }
  }

  private static func report(
    _ promised: PerformResult, _ body: PerformBody, _ intent: Intent, _ reporter: inout Reporter
  ) {
    let results = body.calls.filter { $0.name == "result" && $0.isImplicitMember }
    // Whatever else is returned may be anything.
    guard let first = results.first, body.returned.allSatisfy({ $0.name == "result" }),
      body.returned.count == results.count
    else { return }
    let parts: [(name: String, isPromised: Bool, isGiven: (PerformBody.Call) -> Bool)] = [
      ("ReturnsValue", promised.value != nil, { $0.labels.contains("value") }),
      ("ProvidesDialog", promised.providesDialog, { $0.labels.contains("dialog") }),
      (
        "ShowsSnippetView", promised.showsSnippetView,
        { $0.labels.contains("view") || $0.labels.contains("content") || $0.hasTrailingClosure }
      ),
      ("ShowsSnippetIntent", promised.showsSnippetIntent, { $0.labels.contains("snippetIntent") }),
      ("OpensIntent", promised.opensIntent, { $0.labels.contains("opensIntent") }),
    ]
    for part in parts {
      let isGiven = results.filter(part.isGiven)
      if part.isPromised, isGiven.isEmpty {
        reporter.report(
          "'perform()' of '\(intent.type.name)' promises '\(part.name)', which no '.result' gives", at: first.place,
          symbol: intent.type.symbol("perform()"),
          notes: [Finding.Note(message: "'\(part.name)' is promised here", place: promised.place)])
      } else if !part.isPromised, let call = isGiven.first {
        reporter.report(
          "'.result' gives what 'perform()' of '\(intent.type.name)' doesn't promise: '\(part.name)'", at: call.place,
          symbol: intent.type.symbol("perform()"),
          notes: [Finding.Note(message: "the result type is declared here", place: promised.place)])
      }
    }
  }
}

extension String {
  /// An intent whose `perform()` has the result type and the statements.
  static func performing(_ result: String, _ statements: String) -> String {
    """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      func perform() async throws -> \(result) {
        \(statements)
      }
    }
    """
  }
}
