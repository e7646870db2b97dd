import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let summaryMissingRequiredParameter: Rule = Rule(
    id: "summary-missing-required-parameter", severity: .warning,
    summary: "a summary omits a required parameter",
    rationale: """
      A parameter that is neither optional nor has a default value must be in the summary. Otherwise users cannot fill it in, \
      and Spotlight on the Mac does not show the intent. Add the parameter to the sentence, or to the list after it. The \
      parameters of one summary are one finding. The severity is note if only some branches of the summary omit the parameter, because they may not need it.
      """,
    source: "WWDC25 244, WWDC25 260",
    isFixable: true,
    reported: Example(
      .openBook(#"Summary("Open \(\.$book)")"#, #"@Parameter(title: "Page") var ↓page: Int"#),
      fixed: .openBook(#"Summary("Open \(\.$book)") { \.$page }"#, #"@Parameter(title: "Page") var page: Int"#)),
    correct: Example(.summary(#"Summary("Open \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.intentsShownInShortcuts {
      let summaries = intent.ownSummaries
      // A part that can't be read may contain any parameter.
      guard !summaries.isEmpty, summaries.allSatisfy(\.unreadable.isEmpty) else { continue }
      // An empty sentence shows all parameters, or is for a branch that no value uses.
      let sentences = summaries.flatMap(\.sentences).filter { !$0.isEmpty }, positions = sentences.positionsByParameter
      for parameter in intent.parameters where parameter.isRequired {
        let containing = positions[parameter.name] ?? [], count = sentences.count - containing.count
        // A finding names at most 16 branches: there can be as many branches as there are parameters.
        let lacking = sentences.indices.lazy.filter { !containing.contains($0) }.prefix(16).map { sentences[$0] }
        guard let first = lacking.first else { continue }
        let isOnly = count == 1 && first.others.isEmpty && first.text != nil
        reporter.report(
          containing.isEmpty
            ? "the summary of '\(intent.type.name)' omits the required parameter '\(parameter.name)', so users cannot fill it in"
            : "\(count) of \(sentences.count) branches of the summary of '\(intent.type.name)' \(count == 1 ? "omits" : "omit") the "
              + "required parameter '\(parameter.name)', so users cannot fill it in there",
          at: parameter.place, symbol: "\(intent.type.symbol)/\(parameter.name)",
          severity: count < sentences.count ? .note : nil,
          notes: lacking.map { .init(message: "omitted here", place: $0.place) },
          fixes: isOnly
            ? [
              FixIt(
                "add '\\.$\(parameter.name)' to the summary", .needsReview,
                [.init(first.place.ending, " { \\.$\(parameter.name) }")])
            ] : [],
          cause: .init(intent.type.symbol, note: "it omits '\(parameter.name)' too"))
      }
    }
  }
}

extension WrappedProperty {
  /// Whether the parameter is neither optional nor has a default value. False if its type is unknown.
  var isRequired: Bool {
    guard let type else { return false }
    return !type.isOptional && initialValue == nil && argument("default") == nil && argument("defaultValue") == nil
  }
}
