extension Rule {
  static let toolParameterUndescribed: Rule = Rule(
    id: "tool-parameter-undescribed", severity: .note,
    summary: "a tool's parameter, or a property that Siri fills, has neither title nor description",
    rationale: """
      Siri uses the titles and descriptions of a tool's parameters to fill them in from what the user says. Without either, \
      Siri knows only the name of the variable. Add a title or a description.
      """,
    source: "AppIntents documentation: ToolIntent",
    reported: """
      @AppIntent(.tool)
      struct AddBooks: AppIntent {
        static let title: LocalizedStringResource = "Add Books"
        @Parameter var ↓count: Int
      }
      """,
    correct: """
      @AppIntent(.tool)
      struct AddBooks: AppIntent {
        static let title: LocalizedStringResource = "Add Books"
        @Parameter(title: "Count") var count: Int
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties
    where entity.isGenerable && property.title == nil && property.description == nil {
      reporter.report(
        "the property '\(property.name)' of '\(entity.type.name)' has neither title nor description, so Siri fills it by its name "
          + "alone; add one of them", at: property.place, symbol: entity.type.symbol(property.name))
    }
    for (intent, parameter) in model.intentParameters
    where intent.isTool && intent.type.schema == nil && parameter.title == nil && parameter.description == nil {
      reporter.report(
        "the parameter '\(parameter.name)' of the tool '\(intent.type.name)' has neither title nor description, "
          + "so Siri knows only its name; add one of them",
        at: parameter.place, symbol: intent.type.symbol(parameter.name))
    }
  }
}
