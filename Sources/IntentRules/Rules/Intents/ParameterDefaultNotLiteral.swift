import IntentModel
import Reports

extension Rule {
  static let parameterDefaultNotLiteral = Rule(
    id: "parameter-default-not-literal", severity: .warning, summary: "a parameter's default is no constant",
    rationale: """
      The default goes into the metadata at build time. What has to run has no value then, so Shortcuts shows none; a \
      query's 'defaultResult()' is where a default may depend on something. It is a note for an entity, which has no constant \
      form. It is an error with Xcode 15 and earlier, except \
      for a URL, and with Xcode 16 for numbers, strings and attributed strings too: the framework declares the \
      argument '_const', so anything but a literal does not compile.
      """,
    source: """
      AppIntents documentation: IntentParameter, custom data types; AppIntents interface of iOS 17.4; the initializers' \
      symbols in the documentation of 2026
      """,
    triggering: [
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\", default: ↓makeCount()) var count: Int")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\", default: ↓flag ? 1 : 2) var count: Int")),
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\", default: 3) var count: Int")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\", default: -1.5) var count: Double")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Names\", default: [\"a\"]) var names: [String]")),
      Example(
        "enum Mode: String, AppEnum { case a }\n"
          + .intent(
            "Open", "AppIntent",
            "@Parameter(title: \"A\", default: .a) var a: Mode\n@Parameter(title: \"B\", default: Mode.a) var b: Mode")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Count\", default: nil) var count: Int?")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for parameter in intent.parameters {
        guard let value = parameter.argument("default"), value.firstUnreadable != nil else { continue }
        reporter.report(
          "the default value of parameter '\(parameter.name)' is not a compile-time constant", at: value.place,
          symbol: intent.type.symbol(parameter.name),
          severity: severity(of: parameter.type, model.settings.xcode))
      }
    }
  }

  /// Types whose initializers of iOS 16 still have a '_const' default. An initializer of iOS 26 takes any expression of a
  /// type that is Codable, as these are; whether the compiler prefers it is unverified.
  private static let constantTypes: Set<String> = ["Int", "Double", "String", "AttributedString"]

  private static func severity(of type: ValueType?, _ xcode: [Int]?) -> Severity? {
    if isCompilerError(type, xcode) { return .error }
    return type?.element.kind == .entity ? .note : nil
  }

  private static func isCompilerError(_ type: ValueType?, _ xcode: [Int]?) -> Bool {
    guard let type = type?.element, let name = type.name, let xcode, name != "URL", type.kind != .unknown else {
      return false
    }
    // Which other types are '_const' in later SDKs is unverified; entities are not.
    return xcode.lexicographicallyPrecedes(constantTypes.contains(name) ? [26] : [16])
  }
}
