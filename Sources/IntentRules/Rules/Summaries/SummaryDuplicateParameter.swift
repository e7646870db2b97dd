import IntentModel

extension Rule {
  static let summaryDuplicateParameter = Rule(
    id: "summary-duplicate-parameter", severity: .warning, summary: "a summary names a parameter twice",
    rationale: "Shortcuts shows a parameter once; the second mention is left out, or shows an empty place.",
    source: "documentation of ParameterSummary",
    triggering: [
      Example(.summary(#"Summary("\(\.$book) to ↓\(\.$book)")"#)),
      Example(.summary(#"Summary("Open \(\.$book)") { ↓\.$book }"#)),
    ],
    nonTriggering: [
      Example(.summary(#"Summary("Open \(\.$book) \(\.$count)") { \.$shelf }"#)),
      // Two branches, and a parameter that a branch asks for.
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
            "the summary names '\(reference.name)' twice", at: reference.place,
            symbol: "\(intent.type.symbol)/parameterSummary",
            notes: [.init(message: "named here first", place: first.place)])
        }
      }
    }
  }
}
