import IntentModel

extension Rule {
  static let parameterArgumentNotLiteral: Rule = Rule(
    id: "parameter-argument-not-literal", severity: .warning,
    summary: "an argument of '@Parameter' is not a compile-time constant",
    rationale: """
      Xcode writes ranges, input options and the input connection of a parameter into the metadata when it builds the \
      app. It omits an argument that exists only at run time, so Shortcuts shows the parameter without it. Write a \
      literal. The finding is an error where only a literal compiles: for 'inputConnectionBehavior', and with Xcode 15 \
      and earlier also for ranges, control styles, kinds, units and content types. Other rules check titles, \
      descriptions and dialogs (non-literal-localized-string) and default values (parameter-default-not-literal). \
      Options providers and resolvers may be any expression, because they run with the intent.
      """,
    source: "AppIntents interface of iOS 17.4 and 18.0: initializers of IntentParameter",
    reported: Example(parameter("inclusiveRange: ↓limits", "Int")),
    correct: Example(parameter("inclusiveRange: (1, 10)", "Int")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, parameter) in model.parameters {
      for argument in parameter.arguments {
        guard let label = argument.label, isConcerned(label), let unreadable = argument.value.firstUnreadable else {
          continue
        }
        reporter.report(
          "'\(label)' of '\(parameter.name)' must be a compile-time constant, or Xcode omits it; found '\(unreadable.excerpt)'",
          at: unreadable.place, symbol: type.symbol("\(parameter.name)/\(label)"),
          severity: isCompilerError(label, model.settings.xcode) ? .error : nil)
      }
    }
  }

  private static func isConcerned(_ label: String) -> Bool {
    switch KnownParameterArguments.byLabel[label]?.role {
    case .whenRun, .text, .default: false
    case .constant, .other, nil: true
    }
  }

  private static func isCompilerError(_ label: String, _ xcode: [Int]?) -> Bool {
    if label == "inputConnectionBehavior" { return true }
    // Unverified: the other arguments that later SDKs declare '_const'.
    return KnownParameterArguments.byLabel[label]?.role == .constant && xcode?.lexicographicallyPrecedes([16]) == true
  }
}

/// An intent with a parameter of this type that has these arguments.
private func parameter(_ arguments: String, _ type: String) -> String {
  .intent("Open", "AppIntent", "@Parameter(title: \"Count\", \(arguments)) var count: \(type)")
}
