extension Rule {
  static let parameterLet: Rule = Rule(
    id: "parameter-let", severity: .error, summary: "a parameter is declared with 'let'",
    rationale: """
      '@Parameter' is a property wrapper, and Swift allows property wrappers only on 'var' properties. The type does not \
      compile. Replace 'let' with 'var'.
      """,
    source: "The Swift Programming Language: property wrappers",
    reported: Example(.documentedIntent("\n@Parameter(title: \"Title\") let ↓name: String")),
    correct: Example(.documentedIntent("\n@Parameter(title: \"Title\") var name: String")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, parameter) in model.intentParameters where parameter.isLet && parameter.wrapper == .parameter {
      reporter.report(
        "parameter '\(parameter.name)' must be declared with 'var'; found 'let'", at: parameter.place,
        symbol: intent.type.symbol(parameter.name))
    }
  }
}
