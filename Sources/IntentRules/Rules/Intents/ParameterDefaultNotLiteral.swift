import IntentModel

extension Rule {
  static let parameterDefaultNotLiteral = Rule(
    id: "parameter-default-not-literal", severity: .warning, summary: "a parameter's default is no constant",
    rationale: """
      The default goes into the metadata at build time. What has to run has no value then, so Shortcuts shows none; a \
      query's 'defaultResult()' is where a default may depend on something.
      """,
    source: "AppIntents documentation: IntentParameter, custom data types",
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
        guard let value = parameter.argument("default"), value.unreadable != nil else { continue }
        reporter.report(
          "the default of parameter '\(parameter.name)' is no constant", at: value.place,
          symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
