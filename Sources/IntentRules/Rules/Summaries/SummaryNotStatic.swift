import IntentModel

extension Rule {
  static let summaryNotStatic = Rule(
    id: "summary-not-static", severity: .error, summary: "a summary is not a compile-time constant",
    rationale: """
      In Xcode's build, Apple's metadata processor reads the summary from 'Summary', 'When' and 'Switch' with literals. It \
      does not find a summary that a function, a constant or a run-time condition provides. Write the summary with \
      literals.
      """,
    source: "WWDC25 244: metadata is constant",
    triggering: [
      Example(.openBook("Summary(↓makeText())")),
      Example(.summary("Summary(↓makeText())")),
      Example(.summary("↓Self.summary")),
      Example(.summary("↓makeSummary()")),
      Example(.summary(#"Summary(↓"Open " + name)"#)),
      Example(.summary("Summary(↓sentences[0])")),
      Example(.summary(#"Summary("Open \(\.$book)", table: ↓tables["open"]!)"#)),
      Example(.summary(#"When(\.$shelf, ↓comparisons[0], .read) { Summary("A") } otherwise: { Summary("B") }"#)),
      Example(
        .summary(
          #"Switch(\.$count) { Case(↓limits[0]) { Summary("A") } DefaultCase { Summary("B") } }"#)),
      Example(.summary(#"Summary(↓"Open \(name)")"#)),
      Example(.summary(#"↓if flag { Summary("Open \(\.$book)") } else { Summary("Get \(\.$book)") }"#)),
      Example(.summary(#"When(\.$shelf, .equalTo, .read) { ↓makeSummary() } otherwise: { Summary("\(\.$book)") }"#)),
    ],
    nonTriggering: [
      Example(.openBook(#"Summary("Open \(\.$book)")"#)),
      Example(.summary(#"Summary("Open \(\.$book)") { \.$count }"#)),
      Example(.summary(#"return Summary("Open \(\.$book)", table: "Intents")"#)),
      Example(.summary("Summary()")),
      Example(
        .summary(
          #"Switch(\.$shelf) { Case([.read, .toRead]) { Summary("\(\.$book)") } DefaultCase { Summary("\(\.$count)") } }"#
        )),
      Example(
        .summary("\n#if os(iOS)\nSummary(\"Open \\(\\.$book)\")\n#else\nSummary(\"Get \\(\\.$book)\")\n#endif\n")),
      Example(.summary(#"When(\.$shelf, .equalTo, .read, { Summary("\(\.$book)") }, otherwise: { Summary("A") })"#)),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for alternative in intent.parameterSummary.alternatives where alternative.origin.providedBy == nil {
        let unreadable: [Unreadable] =
          switch alternative.content {
          case .known(let summary): summary.unreadable
          case .unreadable(let unreadable): [unreadable]
          }
        for each in unreadable where each.reason != .depth {
          reporter.report(
            "the summary of '\(intent.type.name)' must consist of literals, or Xcode does not find it; "
              + "found '\(each.excerpt)'", at: each.place, symbol: "\(intent.type.symbol)/parameterSummary",
            severity: each.severity)
        }
      }
    }
  }
}
