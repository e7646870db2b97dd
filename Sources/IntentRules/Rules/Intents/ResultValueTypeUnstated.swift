extension Rule {
  static let resultValueTypeUnstated: Rule = Rule(
    id: "result-value-type-unstated", severity: .warning,
    summary: "'ReturnsValue' does not state the type of the value",
    rationale: """
      Apple's metadata processor reads the type of an action's output from the return type of 'perform()'. \
      'ReturnsValue' without a type leaves it out, so in Shortcuts the action has no output that another action \
      can use. Write 'ReturnsValue<Type>'.
      """,
    source: "documentation of ReturnsValue; public reports of actions without output",
    reported: Example(.performing("↓some IntentResult & ReturnsValue", ".result(value: 3)")),
    correct: Example(.performing("some IntentResult & ReturnsValue<Int>", ".result(value: 3)")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for result in intent.result.own.compactMap(\.content.known) where result.hasUnstatedValue {
        reporter.report(
          "'ReturnsValue' of '\(intent.type.name)' states no type, so the action has no output in Shortcuts; write "
            + "'ReturnsValue<Type>'", at: result.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
