import IntentModel

extension Rule {
  static let parameterArgumentUnsupported = Rule(
    id: "parameter-argument-unsupported", severity: .error,
    summary: "'@Parameter' has an argument that its type does not take",
    rationale: """
      The arguments of '@Parameter' depend on the type of the parameter: 'inputOptions:' is for texts, 'controlStyle:' and \
      'inclusiveRange:' for numbers, 'displayName:' for 'Bool', 'kind:' for dates. With another type the code does not \
      compile. Remove the argument. The rule checks 'String', 'Int', 'Double', 'Bool', 'Date', 'DateComponents' and 'URL'.
      """,
    source: "AppIntents interface of iOS 17.4: the initializers of IntentParameter",
    triggering: [
      Example(
        """
        struct Wait: AppIntent {
          static let title: LocalizedStringResource = "Wait"
          @Parameter(title: "Minutes", ↓inputOptions: .init(keyboardType: .numberPad)) var minutes: Int
          // …
        }
        """),
      Example(.argument("↓controlStyle: .stepper", "String?")),
      Example(.argument("↓inclusiveRange: (1, 3)", "Bool")),
      Example(.argument("↓displayName: .init(true: \"A\", false: \"B\")", "Int")),
      Example(.argument("↓kind: .date", "Double")),
      Example(.argument("↓supportedTypeIdentifiers: [\"public.text\"]", "URL")),
    ],
    nonTriggering: [
      Example(
        """
        struct Wait: AppIntent {
          static let title: LocalizedStringResource = "Wait"
          @Parameter(title: "Name", inputOptions: .init(keyboardType: .default)) var name: String
          // …
        }
        """),
      Example(.argument("controlStyle: .stepper, inclusiveRange: (1, 3)", "Int?")),
      Example(.argument("controlStyle: .slider, inclusiveRange: (0.5, 1)", "Double")),
      Example(.argument("displayName: .init(true: \"A\", false: \"B\")", "Bool")),
      Example(.argument("kind: .date", "Date?")), Example(.argument("kind: .date", "DateComponents")),
      Example(.argument("inputOptions: .init()", "AttributedString")),
      // The table of the interface does not list these types.
      Example(.argument("inclusiveRange: (1, 3)", "Measurement<UnitLength>")),
      Example(.argument("inclusiveRange: (1, 3)", "Duration")), Example(.argument("inputOptions: .init()", "KitText")),
      Example("typealias Name = String\n" + .argument("inputOptions: .init()", "Name")),
      Example(.argument("inputOptions: .init()", "[String]")),
    ]
  ) { model, reporter in
    for (type, parameters) in model.typesWithParameters {
      for parameter in parameters where parameter.wrapper == .parameter {
        guard let declared = parameter.type, declared.kind == .primitive, let name = declared.name,
          checked.contains(name)
        else { continue }
        for argument in parameter.arguments {
          guard let label = argument.label, let types = KnownParameterArguments.byLabel[label]?.takenBy,
            !types.contains(name)
          else { continue }
          reporter.report(
            "a parameter of type '\(name)' does not take '\(label):', so the code does not compile; remove it",
            at: argument.labelPlace ?? argument.value.place, symbol: type.symbol(parameter.name))
        }
      }
    }
  }

  private static let checked: Set<String> = ["String", "Int", "Double", "Bool", "Date", "DateComponents", "URL"]
}

extension String {
  /// An intent with a parameter of the type that has this argument.
  fileprivate static func argument(_ argument: String, _ type: String) -> String {
    .intent("Wait", "AppIntent", "@Parameter(title: \"N\", \(argument)) var n: \(type)")
  }
}
