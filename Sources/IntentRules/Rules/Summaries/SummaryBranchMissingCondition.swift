import IntentModel
import SourceScan

extension Rule {
  static let summaryBranchMissingCondition: Rule = Rule(
    id: "summary-branch-missing-condition", severity: .warning,
    summary: "one branch of a summary lacks the parameter that selects the branch",
    rationale: """
      'When' and 'Switch' show another sentence as soon as a user changes a parameter. If the new sentence and its \
      list lack that parameter, the action in Shortcuts has no row for it any more, so users cannot change it \
      back. Add the parameter to each branch. The rule skips a condition that no branch shows, conditions on the \
      size of a widget, an empty 'Summary()', which shows all parameters, and summaries that cannot be read completely.
      """,
    source: "documentation of ParameterSummary; the effect follows from what Shortcuts lists: unverified on a device",
    reported: Example(asking(otherwise: #"↓Summary("Open \(\.$book)")"#)),
    correct: Example(asking(otherwise: #"Summary("Open \(\.$book)") { \.$confirms }"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for summary in intent.ownSummaries where summary.unreadable.isEmpty {
        var innermost: [Place: ParameterSummary] = [:]
        for branch in summary.branches { for sentence in branch.sentences { innermost[sentence.place] = branch } }
        for branch in summary.branches {
          guard let subject = branch.subjects.first, subject.name != ParameterSummary.widgetFamily else { continue }
          func isShown(_ sentence: ParameterSummary.Sentence) -> Bool {
            sentence.names.contains { $0.parameterName == subject.parameterName }
          }
          guard branch.sentences.contains(where: isShown) else { continue }
          /// Whether the sentence shows the parameter of an inner branch, by which users get to a sentence that shows this one.
          func leadsBack(_ sentence: ParameterSummary.Sentence) -> Bool {
            guard let inner = innermost[sentence.place], let other = inner.subjects.first else { return false }
            return sentence.names.contains { $0.parameterName == other.parameterName }
              && inner.sentences.contains(where: isShown)
          }
          for sentence in branch.sentences where !isShown(sentence) && !sentence.isEmpty && !leadsBack(sentence) {
            reporter.report(
              "this sentence does not contain '\(subject.parameterName)', the parameter that selects it, so users cannot change "
                + "that parameter back in Shortcuts; add it to the sentence or its list",
              at: sentence.place, symbol: "\(intent.type.symbol)/parameterSummary",
              notes: [.init(message: "the parameter selects the sentence here", place: subject.place)],
              cause: .init("\(intent.type.symbol) \(subject.name)", note: "this sentence does not contain it either"))
          }
        }
      }
    }
  }
}

private func asking(otherwise sentence: String) -> String {
  #"""
  struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var book: String
    @Parameter(title: "Confirm") var confirms: Bool

    static var parameterSummary: some ParameterSummary {
      When(\.$confirms, .equalTo, true) {
        Summary("Ask before opening \(\.$book)") { \.$confirms }
      } otherwise: {
        \#(sentence)
      }
    }
  }
  """#
}
