import IntentModel
import IntentReports

extension Rule {
  static let parameterDefaultNotLiteral: Rule = Rule(
    id: "parameter-default-not-literal", severity: .warning,
    summary: "the default value of a parameter is not a compile-time constant",
    rationale: """
      Xcode writes the default value into the metadata when it builds the app. It omits a value that exists only at run \
      time, so Shortcuts shows none. Use a literal, or implement 'defaultResult()' in a query. For entities, which have \
      no literal, the finding is a note. It is an error where only a literal compiles: with Xcode 15 and earlier except \
      for URLs, and with Xcode 16 for numbers, strings and attributed strings.
      """,
    source: """
      AppIntents documentation: IntentParameter, custom data types; AppIntents interface of iOS 17.4; the initializers' \
      symbols in the documentation of 2026
      """,
    reported: Example(
      .documentedIntent(
        "\n@Parameter(title: \"Count\", default: ↓Settings.defaultCount()) var count: Int", name: "AddBooks")),
    correct: Example(.documentedIntent("\n@Parameter(title: \"Count\", default: 3) var count: Int", name: "AddBooks")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, parameter) in model.intentParameters {
      guard
        let value = parameter.arguments.first(where: { KnownParameterArguments.defaults.contains($0.label ?? "") })?
          .value,
        let unreadable = value.firstUnreadable
      else { continue }
      reporter.report(
        "the default value of '\(parameter.name)' is not a compile-time constant, so Shortcuts shows none",
        at: unreadable.place, symbol: intent.type.symbol(parameter.name),
        severity: severity(of: parameter.type, model.settings.xcode),
        cause: .init(intent.type.symbol, note: "neither is that of '\(parameter.name)'"))
    }
  }

  /// Types whose initializers of iOS 16 have a '_const' default. An initializer of iOS 26 takes any expression of a Codable
  /// type, such as these; it is unverified that the compiler prefers it.
  private static let constantTypes: Set<String> = ["Int", "Double", "String", "AttributedString"]

  private static func severity(of type: ValueType?, _ xcode: [Int]?) -> Severity? {
    if isCompilerError(type, xcode) { return .error }
    return type?.element.kind == .entity ? .note : nil
  }

  private static func isCompilerError(_ type: ValueType?, _ xcode: [Int]?) -> Bool {
    guard let type = type?.element, let name = type.name, let xcode, name != "URL", type.kind != .unknown else {
      return false
    }
    // It is unverified which other types later SDKs declare '_const'; entities are not among them.
    return xcode.lexicographicallyPrecedes(constantTypes.contains(name) ? [26] : [16])
  }
}
