import IntentModel

extension Rule {
  static let parameterDefaultWrongType = Rule(
    id: "parameter-default-wrong-type", severity: .error,
    summary: "the default value of a parameter is a literal of another type",
    rationale: """
      The default value must have the type of the parameter. Otherwise the intent does not compile. The rule compares \
      literals with parameters of type 'String', 'Int', 'Double' or 'Bool', and arrays of these.
      """,
    source: "AppIntents interface of iOS 17.4: IntentParameter(default:)",
    triggering: [
      Example(
        """
        struct AddBooks: AppIntent {
          static let title: LocalizedStringResource = "Add Books"
          @Parameter(title: "Count", default: ↓"20") var count: Int
          // …
        }
        """),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Now\", default: ↓1) var now: Bool")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Name\", default: ↓-3.5) var name: String?")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Count\", default: ↓1.5) var count: Int")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Names\", default: ↓\"a\") var names: [String]")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Names\", default: ↓[\"a\", 2]) var names: [String]")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Name\") var name: String = ↓true")),
      Example("typealias Count = Int\n" + .intent("Wait", "AppIntent", "@Parameter(default: ↓[1]) var count: Count")),
    ],
    nonTriggering: [
      Example(
        """
        struct AddBooks: AppIntent {
          static let title: LocalizedStringResource = "Add Books"
          @Parameter(title: "Count", default: 20) var count: Int
          // …
        }
        """),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Seconds\", default: 1) var seconds: Double")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Name\", default: nil) var name: String?")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Name\", default: \"A\") var name: String")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Name\", default: [\"a\"]) var name: [String]?")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Now\", default: false) var now: Bool")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Count\", default: Int(\"20\")) var count: Int?")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Count\", default: .zero) var count: Int")),
      // Types that more literals convert to.
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Link\", default: \"a\") var link: URL")),
      Example(.intent("Wait", "AppIntent", "@Parameter(title: \"Text\", default: \"a\") var text: AttributedString")),
      Example(
        "struct Int: ExpressibleByStringLiteral {}\n"
          + .intent("Wait", "AppIntent", "@Parameter(title: \"N\", default: \"20\") var count: Int")),
    ]
  ) { model, reporter in
    for (type, parameters) in model.typesWithParameters {
      for parameter in parameters {
        guard let declared = parameter.type, let value = parameter.argument("default") ?? parameter.initialValue,
          let found = declared.mismatch(with: value)
        else { continue }
        reporter.report(
          "the default value of '\(parameter.name)' must be of type '\(declared.spelling)'; found \(found)",
          at: value.place, symbol: type.symbol(parameter.name))
      }
    }
  }
}
