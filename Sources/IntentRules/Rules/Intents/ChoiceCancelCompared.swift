extension Rule {
  static let choiceCancelCompared: Rule = Rule(
    id: "choice-cancel-compared", severity: .warning,
    summary: "code compares a choice with '.cancel', which is never returned",
    rationale: """
      'requestChoice' throws an error if people cancel it, so the code for '.cancel' never runs. Put it into the 'catch' of a \
      'do', and compare the choice with the app's own options.
      """,
    source: "Apple's guide for agents in Xcode 27: choices",
    reported: Example(choosing("if choice == .cancel { return .result() }")),
    correct: Example(choosing("if choice == all { Library.shared.removeAll() }", mark: "")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      let calls = body.calls.filter { $0.name == "requestChoice" }
      guard !calls.isEmpty else { continue }
      let variable = body.names.indices.first { body.names[$0] == "requestChoice" && $0 > 3 }.flatMap { index in
        body.names[..<index].suffix(5).reversed().drop { ["try", "await", "self"].contains($0) }.first
      }
      guard let variable, body.mentions(["let", variable]),
        !body.calls.contains(where: { $0.name == "cancel" && $0.base == variable }),
        body.mentions([variable, "cancel"]) || body.mentions(["switch", variable, "case", "cancel"])
      else { continue }
      for call in calls {
        reporter.report(
          "'requestChoice' throws when people cancel it and never returns '.cancel', so the code for '\(variable) == .cancel' never "
            + "runs; catch the error", at: call.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}

private func choosing(_ statement: String, mark: String = "↓") -> String {
  String.performing(
    "some IntentResult",
    """
    let choice = try await \(mark)requestChoice(between: [all, .cancel])
        \(statement)
        return .result()
    """)
}
