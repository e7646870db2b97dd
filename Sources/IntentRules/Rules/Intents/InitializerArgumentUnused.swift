extension Rule {
  static let initializerArgumentUnused: Rule = Rule(
    id: "initializer-argument-unused", severity: .warning,
    summary: "an initializer of an intent does not use an argument that has the name of a parameter",
    rationale: """
      A button, a toggle or a snippet creates the intent with this initializer and passes the value. The initializer does \
      not assign it, so the parameter keeps its default value, or has none and 'perform()' fails. Assign the argument to the \
      parameter. The rule skips an initializer that calls 'fatalError' or 'preconditionFailure'.
      """,
    source: "WidgetKit documentation: Adding interactivity to widgets and Live Activities",
    reported: Example(rating(mark: "↓")), correct: Example(rating("\n  self.stars = stars")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for argument in intent.ignoredArguments {
        reporter.report(
          "this initializer of '\(intent.type.name)' does not use '\(argument.name)', so the parameter does not get the value; "
            + "assign it to 'self.\(argument.name)'",
          at: argument.place, symbol: intent.type.symbol(argument.name))
      }
    }
  }
}

private func rating(_ assignment: String = "", mark: String = "") -> String {
  .documentedIntent(
    """
    @Parameter(title: "Title") var title: String
    @Parameter(title: "Stars") var stars: Int

    init() {}

    \(mark)init(title: String, stars: Int) {
      self.title = title\(assignment)
    }
    """, name: "RateBook")
}
