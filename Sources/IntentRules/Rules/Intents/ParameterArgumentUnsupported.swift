import IntentModel

extension Rule {
  static let parameterArgumentUnsupported: Rule = Rule(
    id: "parameter-argument-unsupported", severity: .error,
    summary: "'@Parameter' has an argument that its type does not take",
    rationale: """
      The arguments of '@Parameter' depend on the type of the parameter. 'inputOptions:' is for texts, 'controlStyle:' \
      and 'inclusiveRange:' for numbers, 'displayName:' for 'Bool', 'kind:' for dates. With another type the code does not \
      compile. Remove the argument. The rule checks 'String', 'Int', 'Double', 'Bool', 'Date', 'DateComponents' and 'URL'.
      """,
    source: "AppIntents interface of iOS 17.4: the initializers of IntentParameter",
    reported: """
      struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"
        @Parameter(title: "Minutes", ↓inputOptions: .init(keyboardType: .numberPad)) var minutes: Int
        // …
      }
      """,
    correct: """
      struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"
        @Parameter(title: "Name", inputOptions: .init(keyboardType: .default)) var name: String
        // …
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    checkProperties(model, &reporter)
    for (type, parameter) in model.parameters where parameter.wrapper == .parameter {
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

  /// Reports a custom indexing key of a '@DeferredProperty', which takes only a key of Spotlight.
  private static func checkProperties(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties where property.wrapper == .deferredProperty {
      for argument in property.arguments where argument.label == "customIndexingKey" {
        reporter.report(
          "'@DeferredProperty' does not take 'customIndexingKey:', so the code does not compile; use 'indexingKey:', or another "
            + "kind of property", at: argument.labelPlace ?? argument.value.place,
          symbol: entity.type.symbol(property.name))
      }
    }
  }

  private static let checked: Set<String> = ["String", "Int", "Double", "Bool", "Date", "DateComponents", "URL"]
}
