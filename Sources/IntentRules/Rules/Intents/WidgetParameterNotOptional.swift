import IntentModel
import SourceFindings

extension Rule {
  static let widgetParameterNotOptional = Rule(
    id: "widget-parameter-not-optional", severity: .warning,
    summary: "a parameter of a widget's or control's configuration has neither an optional type nor a default",
    rationale: """
      A widget or control is shown before anybody has configured it: there is no value to give. Apple's metadata \
      processor has a message for it, but does not stop every build: an app with such a parameter builds with Xcode 26.4.
      """,
    source: "Apple's metadata processor",
    appleMessage: """
      Encountered a non-optional type for parameter: <parameter>. Conformance to the following AppIntent protocols \
      requires all parameter types to be optional: AppIntents.WidgetConfigurationIntent, \
      AppIntents.ControlConfigurationIntent
      """,
    triggering: [
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var ↓size: Int }",
        fixed: "struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int? }"),
      Example(
        "struct A: ControlConfigurationIntent { @Parameter(title: \"Book\") var ↓book: Book }\n" + .entity("Book")),
    ],
    nonTriggering: [
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int? }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Optional<Int> }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: 3) var size: Int }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int = 3 }"),
      Example("struct A: WidgetConfigurationIntent { @Dependency var store: Store }"),
      Example("struct A: AppIntent { @Parameter(title: \"Size\") var size: Int }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent") {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, !type.isOptional, parameter.argument("default") == nil,
          parameter.initialValue == nil
        else { continue }
        reporter.report(
          "parameter '\(parameter.name)' of '\(intent.type.name)' is neither optional nor has a default",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          fixes: [FixIt("make it optional", .needsReview, [.init(type.place.ending, "?")])])
      }
    }
  }
}
