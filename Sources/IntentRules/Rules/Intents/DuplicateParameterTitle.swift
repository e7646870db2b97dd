import IntentModel

extension Rule {
  static let duplicateParameterTitle: Rule = Rule(
    id: "duplicate-parameter-title", severity: .warning, summary: "two parameters of an intent have the same title",
    rationale: """
      Shortcuts shows a parameter's title in the action's editor, the menu of variables, and the question for a value. \
      With the same title, users cannot distinguish the two parameters. Give each parameter its own title. The \
      rule skips parameters that no branch of the summary shows together.
      """,
    source: "WWDC22 10032; WWDC25 244",
    reported: Example(moving("Shelf", "↓\"Shelf\"")), correct: Example(moving("From Shelf", "\"To Shelf\"")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.isShown || intent.configuresWidget {
      let branches = SummaryBranches(of: intent)
      for (parameter, title, earlier) in intent.parameters.withEarlierTitle
      where branches.mayShowTogether(earlier.name, parameter.name) {
        reporter.report(
          "'\(parameter.name)' and '\(earlier.name)' of '\(intent.type.name)' have the same title, so users cannot distinguish them in Shortcuts",
          at: title.place, symbol: intent.type.symbol(parameter.name),
          notes: [.declaration(of: earlier.name, at: earlier.place)])
      }
    }
  }
}

/// The branches of a summary that show each parameter.
private struct SummaryBranches {
  /// Nil if the intent has no summary, or if the source does not state the whole summary.
  private var byParameter: [String: Set<Int>]?
  private let isAbsent: Bool

  init(of intent: Intent) {
    let summaries = intent.parameterSummary.alternatives.compactMap(\.content.known)
    isAbsent = intent.parameterSummary.isAbsent
    guard !summaries.isEmpty, summaries.count == intent.parameterSummary.alternatives.count else { return }
    byParameter = summaries.flatMap(\.sentences).positionsByParameter
  }

  /// Whether a branch shows both parameters. True if there is no summary, because the editor then lists all parameters, and false
  /// if the source does not state the whole summary.
  func mayShowTogether(_ first: String, _ second: String) -> Bool {
    guard let byParameter else { return isAbsent }
    let left = byParameter[first] ?? [], right = byParameter[second] ?? []
    return left.count < right.count ? left.contains(where: right.contains) : right.contains(where: left.contains)
  }
}

private func moving(_ source: String, _ destination: String) -> String {
  .documentedIntent(
    "\n@Parameter(title: \"\(source)\") var source: String\n"
      + "@Parameter(title: \(destination)) var destination: String", name: "MoveBook")
}
