extension Rule {
  static let requiredParameterWithoutDialog: Rule = Rule(
    id: "required-parameter-without-dialog", severity: .note,
    summary: "a required parameter has no 'requestValueDialog'",
    rationale: """
      If a required parameter has no value, Siri asks for it. Without 'requestValueDialog' Siri uses a generic question. \
      Add 'requestValueDialog:' to '@Parameter'.
      """,
    source: "WWDC22 10032", isOptIn: true,
    reported: Example(.documentedIntent("\n@Parameter(title: \"Title\") var ↓name: String")),
    correct: Example(
      .documentedIntent("\n@Parameter(title: \"Title\", requestValueDialog: \"Which book?\") var name: String")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where !intent.isConfiguration && intent.isShown {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, !type.isOptional, parameter.argument("default") == nil,
          parameter.initialValue == nil, parameter.argument("requestValueDialog") == nil
        else { continue }
        reporter.report(
          "required parameter '\(parameter.name)' has no 'requestValueDialog', so Siri asks for it with a generic question",
          at: parameter.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
