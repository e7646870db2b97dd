import IntentModel
import IntentReports

extension Rule {
  static let widgetParameterNotOptional: Rule = Rule(
    id: "widget-parameter-not-optional", severity: .warning,
    summary: "a parameter of a widget, a control or a focus filter is neither optional nor has a default value",
    rationale: """
      The system shows a widget, a control or a focus filter before the user configures it. The parameter has no value \
      yet. Make it optional, or give it a default value. 'default: nil' is not a default value. The rule ignores a parameter whose query \
      or options provider has 'defaultResult()', and one that 'init()' assigns. Apple's metadata processor can report this, but not in every build: an app \
      with such a parameter builds with Xcode 26.4.
      """,
    source: "Apple's metadata processor",
    appleMessage: """
      Encountered a non-optional type for parameter: <parameter>. Conformance to the following AppIntent protocols \
      requires all parameter types to be optional: AppIntents.WidgetConfigurationIntent, \
      AppIntents.ControlConfigurationIntent
      """,
    isFixable: true,
    reported: Example(
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
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.isConfiguration {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, !type.isOptional, !parameter.argument("default").isValue,
          !parameter.initialValue.isValue, !intent.assignedParameters.contains(parameter.name),
          !model.hasDefaultResult(parameter)
        else { continue }
        // The code of the intent may need a value.
        let isRead = intent.performBodies.contains { $0.names.contains(parameter.name) }
        reporter.report(
          "parameter '\(parameter.name)' of '\(intent.type.name)' must be optional or have a default value, because it has no value before the user configures it",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          fixes: isRead ? [] : [FixIt("make it optional", .needsReview, [.init(type.place.ending, "?")])],
          cause: .init(intent.type.symbol, note: "so must '\(parameter.name)'"))
      }
    }
  }
}

extension LintModel {
  /// Whether the query of the parameter's entity, or the parameter's own provider, has 'defaultResult()', which the system asks for
  /// a value.
  ///
  /// Apple's guide "Making a configurable widget" has a parameter that is not optional, whose query has `defaultResult()`.
  func hasDefaultResult(_ parameter: WrappedProperty) -> Bool {
    let ofEntity = entity(parameter.type?.single.declaration)?.defaultQuery.only
    let queries = parameter.providers.map(\.reference) + [ofEntity]
    return queries.flatMap(providerTypes).contains { type in
      type.members.contains { $0.kind == .function && $0.name == "defaultResult" }
    }
  }
}

extension Value? {
  /// Whether the parameter has a default value. 'nil' is not one for a type that is not optional.
  fileprivate var isValue: Bool {
    switch self?.form {
    case nil, .nil: false
    default: true
    }
  }
}
