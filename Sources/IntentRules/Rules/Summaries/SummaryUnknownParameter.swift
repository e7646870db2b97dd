import IntentModel
import IntentReports

extension Rule {
  static let summaryUnknownParameter: Rule = Rule(
    id: "summary-unknown-parameter", severity: .error,
    summary: "a summary contains a parameter that its intent does not declare",
    rationale: """
      A summary contains parameters of its intent. A key path to anything else does not compile, or Shortcuts shows and runs \
      the action without it. Use the name of a parameter of the intent. The finding is a warning for a token that the text \
      spells out, such as '${book}'.
      """,
    source: "documentation of ParameterSummary",
    isFixable: true,
    reported: Example(.openBook(#"Summary("Open ↓\(\.$boook)")"#), fixed: .openBook(#"Summary("Open \(\.$book)")"#)),
    correct: Example(.summary(#"Summary("Open \(\.$book)") { \.$count }"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
        for reference in summary.subjects + summary.sentences.flatMap(\.names) {
          guard reference.name.utf8.contains(UInt8(ascii: ".")),
            [".type", ".value"].contains(where: reference.name.hasSuffix),
            let kind = intent.parameter(reference.parameterName)?.type?.kind, kind == .enum || kind == .primitive
          else { continue }
          reporter.report(
            "'\(reference.parameterName)' is not a union, so a summary cannot show the parts of it, and the code does not compile; name the parameter alone",
            at: reference.place, symbol: "\(intent.type.symbol)/parameterSummary")
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
              + didYouMean(meant), at: reference.place,
            symbol: "\(intent.type.symbol)/parameterSummary",
            notes: [.declaration(of: intent.type.name, at: intent.type.place)],
            fixes: fixes ?? [])
        }
      }
    }
  }
}
