import IntentModel

extension Rule {
  static let summaryDuplicateParameter = Rule(
    id: "summary-duplicate-parameter", severity: .warning, summary: "a summary contains a parameter twice",
    rationale: """
      Shortcuts shows each parameter of a summary once. It omits the second one or leaves a gap in the sentence. Remove one \
      of them.
      """,
    source: "documentation of ParameterSummary",
    triggering: [
      Example(.openBook(#"Summary("Open \(\.$book) and close ↓\(\.$book)")"#)),
      Example(.summary(#"Summary("\(\.$book) to ↓\(\.$book)")"#)),
      Example(.summary(#"Summary("Open \(\.$book)") { ↓\.$book }"#)),
    ],
    nonTriggering: [
      Example(.openBook(#"Summary("Open \(\.$book)")"#)),
      Example(.summary(#"Summary("Open \(\.$book) \(\.$count)") { \.$shelf }"#)),
      // The parameter is in two branches, and in the condition.
      Example(
        .summary(
          #"When(\.$shelf, .equalTo, .read) { Summary("\(\.$shelf) \(\.$book)") } otherwise: { Summary("\(\.$book)") }"#
        )),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for sentence in intent.ownSummaries.flatMap(\.sentences) {
        var seen: [String: NameReference] = [:]
        for reference in sentence.names {
          guard let first = seen[reference.name] else {
            seen[reference.name] = reference
            continue
          }
          reporter.report(
            "the summary contains '\(reference.name)' twice, but Shortcuts shows it once; remove one",
            at: reference.place,
            symbol: "\(intent.type.symbol)/parameterSummary",
            notes: [.init(message: "first used here", place: first.place)])
        }
      }
    }
  }
}
