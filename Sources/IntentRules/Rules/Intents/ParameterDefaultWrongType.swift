extension Rule {
  static let parameterDefaultWrongType: Rule = Rule(
    id: "parameter-default-wrong-type", severity: .error,
    summary: "the default value of a parameter is a literal of another type",
    rationale: """
      The default value must have the type of the parameter. Otherwise the intent does not compile. The rule compares \
      literals with parameters of type 'String', 'Int', 'Double' or 'Bool', and arrays of these.
      """,
    source: "AppIntents interface of iOS 17.4: IntentParameter(default:)",
    reported: """
      struct AddBooks: AppIntent {
        static let title: LocalizedStringResource = "Add Books"
        @Parameter(title: "Count", default: ↓"20") var count: Int
        // …
      }
      """,
    correct: """
      struct AddBooks: AppIntent {
        static let title: LocalizedStringResource = "Add Books"
        @Parameter(title: "Count", default: 20) var count: Int
        // …
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (type, parameter) in model.parameters {
      guard let declared = parameter.type, let value = parameter.argument("default") ?? parameter.initialValue,
        let found = declared.mismatch(with: value)
      else { continue }
      reporter.report(
        "the default value of '\(parameter.name)' must be of type '\(declared.spelling)'; found \(found)",
        at: value.place, symbol: type.symbol(parameter.name))
    }
  }
}
