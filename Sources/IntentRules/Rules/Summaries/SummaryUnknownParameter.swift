import IntentModel
import SourceFindings

extension Rule {
  static let summaryUnknownParameter = Rule(
    id: "summary-unknown-parameter", severity: .error,
    summary: "a summary names a parameter that its intent does not have",
    rationale: """
      A summary is about the intent's parameters. A key path to anything else does not compile, or the parameter is missing \
      when the action is shown and run.
      """,
    source: "documentation of ParameterSummary",
    triggering: [
      Example(
        .summary(#"Summary("Open ↓\(\.$boook)")"#, "let boook = 1"),
        fixed: .summary(#"Summary("Open \(\.$book)")"#, "let boook = 1")),
      Example(.summary(#"Summary("Open \(\.$book)") { ↓\.$counter }"#)),
      Example(.summary(#"Switch(↓\.$mode) { DefaultCase { Summary("Open \(\.$book)") } }"#)),
      Example(.summary(#"When(↓\.$mode, .equalTo, .a) { Summary("\(\.$book)") } otherwise: { Summary("↓\(\.$x)") }"#)),
    ],
    nonTriggering: [
      Example(.summary(#"Summary("Open \(\.$book)") { \.$count }"#)),
      Example(.summary(#"Summary("Open \(\Open.$book)") { \Open.$count }"#)),
      // The key path leads on from the parameter.
      Example(.summary(#"Summary("Open \(\.$book.$title)") { \.$shelf.name }"#)),
      Example(
        .summary(#"When(widgetFamily: .equalTo, .systemSmall) { Summary("\(\.$book)") } otherwise: { Summary() }"#)),
      // The intent's name in front, with the type that it is nested in.
      Example(
        """
        enum Library {
          struct Open: AppIntent {
            @Parameter(title: "Book") var book: Book
            static var parameterSummary: some ParameterSummary { Summary("Open \\(\\Library.Open.$book)") }
          }
        }
        """),
      // A schema's parameters have no wrapper, and a superclass gives some.
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
      for summary in intent.ownSummaries {
        for reference in summary.subjects + summary.sentences.flatMap(\.names)
        where reference.name != ParameterSummary.widgetFamily && !names.contains(reference.parameterName) {
          let meant = nearest(to: reference.parameterName, among: names)
          // A key path in a string has its parentheses around it.
          let isInterpolated = summary.sentences.contains { $0.parameters.contains(reference) }
          let fixes = meant.map { name in
            let written = isInterpolated ? "\\(\\.$\(name))" : "\\.$\(name)"
            return [FixIt("write '\(written)'", .needsReview, [.init(reference.place, written)])]
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
