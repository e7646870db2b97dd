extension ChangeKind {
  static let unionLabelRemoved: ChangeKind = ChangeKind(
    "union-label-removed", .dangerous, .display, summary: "a case of a union lost its label",
    rationale: """
      Shortcuts lets people choose the case of a '@UnionValue' parameter by the texts in 'caseDisplayRepresentations'. Without \
      one, the choice is blank or has the name in the source. Keep the entry of each case. The level is info unless an intent \
      takes the union.
      """,
    source: "Apple's guide for agents in Xcode 27: union values",
    reported: ChangeExample(answer(labels: ".number: \"Number\""), answer("↓", labels: ":")),
    harmless: ChangeExample(answer(labels: ".number: \"Number\""), answer(labels: ".number: \"A number\"")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.new)
    for pair in comparison.unions.pairs {
      for match in comparison.cases(of: pair).pairs {
        guard let label = match.old.title.text.known, match.new.title.text.isAbsent else { continue }
        reporter.report(
          "'\(pair.new.type.name).\(match.new.name)' lost its label '\(label)', so Shortcuts shows no words for it; keep its entry in "
            + "'caseDisplayRepresentations'",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: used.contains(pair.new.type.name) ? nil : .info)
      }
    }
  }
}

private func answer(_ mark: String = "", labels: String) -> String {
  """
  @UnionValue
  enum Answer {
    case \(mark)number(Int)
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [\(labels)]
  }
  struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Answer") var answer: Answer
  }
  """
}
