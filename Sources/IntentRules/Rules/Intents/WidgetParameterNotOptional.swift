import IntentModel
import SourceFindings

extension Rule {
  static let widgetParameterNotOptional = Rule(
    id: "widget-parameter-not-optional", severity: .warning,
    summary: "a parameter of a widget, a control or a focus filter is neither optional nor has a default value",
    rationale: """
      The system shows a widget, a control or a focus filter before the user configures it, so the parameter has no value \
      yet. Make it optional, or give it a default value. 'default: nil' is not a default value. Apple's metadata processor can report this, but not in every build: an app \
      with such a parameter builds with Xcode 26.4.
      """,
    source: "Apple's metadata processor",
    appleMessage: """
      Encountered a non-optional type for parameter: <parameter>. Conformance to the following AppIntent protocols \
      requires all parameter types to be optional: AppIntents.WidgetConfigurationIntent, \
      AppIntents.ControlConfigurationIntent
      """,
    triggering: [
      Example(
        """
        struct ConfigureShelf: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Configure Shelf"

          @Parameter(title: "Number of Books") var ↓count: Int
        }
        """,
        fixed: """
          struct ConfigureShelf: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Configure Shelf"

            @Parameter(title: "Number of Books") var count: Int?
          }
          """),
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var ↓size: Int }",
        fixed: "struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int? }"),
      Example(
        "struct A: ControlConfigurationIntent { @Parameter(title: \"Book\") var ↓book: Book }\n" + .entity("Book")),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: nil) var ↓size: Int }"),
      Example(
        "struct A: SetFocusFilterIntent { @Parameter(title: \"Book\") var ↓book: Book }\n" + .entity("Book")),
    ],
    nonTriggering: [
      Example(
        """
        struct ConfigureShelf: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Configure Shelf"

          @Parameter(title: "Number of Books") var count: Int?
        }
        """),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int? }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Optional<Int> }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: 3) var size: Int }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int = 3 }"),
      Example("struct A: SetFocusFilterIntent { @Parameter(title: \"Size\", default: 3) var size: Int }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: nil) var size: Int? }"),
      Example("struct A: WidgetConfigurationIntent { @Dependency var store: Store }"),
      Example("struct A: AppIntent { @Parameter(title: \"Size\") var size: Int }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent") {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, !type.isOptional, !parameter.argument("default").isValue,
          !parameter.initialValue.isValue
        else { continue }
        reporter.report(
          "parameter '\(parameter.name)' of '\(intent.type.name)' must be optional or have a default value, because it has no value before the user configures it",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          fixes: [FixIt("make it optional", .needsReview, [.init(type.place.ending, "?")])])
      }
    }
  }
}

extension Value? {
  /// 'nil' is not a default value of a type that is not optional.
  fileprivate var isValue: Bool {
    switch self?.form {
    case nil, .nil: false
    default: true
    }
  }
}
