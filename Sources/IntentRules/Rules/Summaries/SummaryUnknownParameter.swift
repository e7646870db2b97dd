import IntentModel
import SourceFindings

extension Rule {
  static let summaryUnknownParameter = Rule(
    id: "summary-unknown-parameter", severity: .error,
    summary: "a summary contains a parameter that its intent does not declare",
    rationale: """
      A summary contains parameters of its intent. A key path to anything else does not compile, or Shortcuts shows and runs \
      the action without it. Use the name of a parameter of the intent. The finding is a warning for a token that the text \
      spells out, such as '${book}'.
      """,
    source: "documentation of ParameterSummary",
    triggering: [
      Example(
        .openBook(#"Summary("Open ↓\(\.$boook)")"#), fixed: .openBook(#"Summary("Open \(\.$book)")"#)),
      Example(
        .summary(#"Summary("Open ↓\(\.$boook)")"#, "let boook = 1"),
        fixed: .summary(#"Summary("Open \(\.$book)")"#, "let boook = 1")),
      Example(.summary(#"Summary("Open \(\.$book)") { ↓\.$counter }"#)),
      Example(.summary(#"Summary("Open ↓${amount}")"#)),
      Example(.summary(#"Summary("Open \(\.$book) at ↓${page}")"#)),
      Example(.summary(#"Switch(↓\.$mode) { DefaultCase { Summary("Open \(\.$book)") } }"#)),
      Example(.summary(#"When(↓\.$mode, .equalTo, .a) { Summary("\(\.$book)") } otherwise: { Summary("↓\(\.$x)") }"#)),
    ],
    nonTriggering: [
      Example(.summary(#"Summary("Open \(\.$book)") { \.$count }"#)),
      Example(.summary(#"Summary("Open ${book}")"#)),
      Example(.summary(#"Summary("Open \(\Open.$book)") { \Open.$count }"#)),
      // The key path continues after the parameter.
      Example(.summary(#"Summary("Open \(\.$book.$title)") { \.$shelf.name }"#)),
      Example(
        .summary(#"When(widgetFamily: .equalTo, .systemSmall) { Summary("\(\.$book)") } otherwise: { Summary() }"#)),
      // The key path starts with the nested type of the intent.
      Example(
        """
        enum Library {
          struct Open: AppIntent {
            @Parameter(title: "Book") var book: Book
            static var parameterSummary: some ParameterSummary { Summary("Open \\(\\Library.Open.$book)") }
          }
        }
        """),
      // The parameters of a schema have no wrapper, and a superclass may declare parameters.
      Example(
        """
        @AppIntent(schema: .system.search)
        struct Search { var criteria: StringSearchCriteria
          static var parameterSummary: some ParameterSummary { Summary("Search \\(\\.$criteria)") } }
        """),
      Example(
        """
        class A { @Parameter(title: "N") var n: Int }
        class B: A, AppIntent { static var parameterSummary: some ParameterSummary { Summary("Do \\(\\.$n)") } }
        """),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      let names = intent.parameters.map(\.name)
      let known = Set(names)
      for summary in intent.ownSummaries {
        let interpolated = Set(summary.sentences.flatMap(\.parameters).map(\.place))
        for sentence in summary.sentences {
          for token in sentence.text?.known?.placeholders ?? []
          where token.isRaw && !known.contains(token.name) && !intent.type.mayHaveHiddenMembers {
            reporter.report(
              "'\(intent.type.name)' has no parameter '\(token.name)', so the summary shows no value for it",
              at: token.place, symbol: "\(intent.type.symbol)/parameterSummary", severity: .warning)
          }
        }
        for reference in summary.subjects + summary.sentences.flatMap(\.names)
        where reference.name != ParameterSummary.widgetFamily && !known.contains(reference.parameterName) {
          let meant = nearest(to: reference.parameterName, among: names)
          // The place of an interpolated key path includes `\(` and `)`.
          let isInterpolated = interpolated.contains(reference.place)
          let fixes = meant.map { name in
            let written = isInterpolated ? "\\(\\.$\(name))" : "\\.$\(name)"
            return [FixIt("replace with '\(written)'", .needsReview, [.init(reference.place, written)])]
          }
          reporter.report(
            "'\(intent.type.name)' has no parameter '\(reference.parameterName)'"
              + (meant.map { "; did you mean '\($0)'?" } ?? ""), at: reference.place,
            symbol: "\(intent.type.symbol)/parameterSummary",
            notes: [.init(message: "'\(intent.type.name)' is declared here", place: intent.type.place)],
            fixes: fixes ?? [])
        }
      }
    }
  }
}
