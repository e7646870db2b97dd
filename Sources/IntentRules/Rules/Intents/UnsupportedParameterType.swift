extension Rule {
  static let unsupportedParameterType: Rule = Rule(
    id: "unsupported-parameter-type", severity: .error,
    summary: "a parameter has a type that App Intents does not support",
    rationale: """
      Shortcuts and Siri can ask only for values of some types. These are basic types such as 'String', and entities, \
      enums and unions that the app declares. With another type the build fails, or Xcode exports no metadata for the whole app. \
      Use a supported type.
      """,
    source: "Apple's metadata processor, WWDC25 244",
    appleMessage: "Unable to map action parameter of AppIntents.IntentParameter<…> to a valueType",
    furtherAppleMessages: ["Unable to determine value type for type <…>"],
    reported: Example("struct Shelf {\n  let name: String\n}\n\n" + adding("↓Shelf")),
    correct: Example(
      "enum Shelf: String, AppEnum {\n  case fiction\n  case science\n  // …\n}\n\n" + adding("Shelf")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for union in model.bundle.unions where !union.type.isGeneric {
      for element in union.cases {
        for type in element.types {
          guard let problem = ParameterTypes.problem(of: type) else { continue }
          reporter.report(
            "a union cannot have the type '\(problem.type.name ?? problem.type.spelling)', so Xcode's build fails or drops all "
              + "App Intents; \(problem.hint)", at: problem.type.place, symbol: union.type.symbol(element.name))
        }
      }
    }
    for (intent, parameter) in model.intentParameters where !intent.type.isGeneric && parameter.wrapper == .parameter {
      guard let type = parameter.type, let problem = ParameterTypes.problem(of: type) else { continue }
      reporter.report(
        "parameter '\(parameter.name)' cannot have the type '\(problem.type.name ?? problem.type.spelling)', "
          + "so Xcode's build fails or drops all App Intents; \(problem.hint)",
        at: problem.type.place, symbol: intent.type.symbol(parameter.name),
        cause: .init(
          "\(intent.type.module) \(problem.type.spelling)", note: "parameter '\(parameter.name)' has this type too"))
    }
  }
}

private func adding(_ type: String) -> String {
  .documentedIntent("\n@Parameter(title: \"Shelf\") var shelf: \(type)", name: "AddToShelf")
}
