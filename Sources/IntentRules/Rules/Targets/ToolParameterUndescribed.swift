import IntentModel

extension Rule {
  static let toolParameterUndescribed: Rule = Rule(
    id: "tool-parameter-undescribed", severity: .note, summary: "a tool's parameter has neither title nor description",
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
    for intent in model.bundle.intents where intent.isTool && intent.type.schema == nil {
      for parameter in intent.parameters where parameter.title == nil && parameter.description == nil {
        reporter.report(
          "the parameter '\(parameter.name)' of the tool '\(intent.type.name)' has neither title nor description, "
            + "so Siri knows only its name; add one of them",
          at: parameter.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
