import IntentModel

extension Rule {
  static let requiredParameterWithoutDialog = Rule(
    id: "required-parameter-without-dialog", severity: .note,
    summary: "a required parameter has no 'requestValueDialog'",
    rationale: "By voice Siri asks for the value in general words.",
    source: "WWDC22 10032", isOptIn: true,
    triggering: [Example(.intent("Open", "AppIntent", "@Parameter(title: \"Book\") var ↓book: String"))],
    nonTriggering: [
      Example(
        .intent("Open", "AppIntent", "@Parameter(title: \"Book\", requestValueDialog: \"Which?\") var book: String")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Book\") var book: String?")),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"Book\", default: \"A\") var book: String")),
      Example(.intent("Open", "WidgetConfigurationIntent", "@Parameter(title: \"Book\") var book: String")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where !intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent")
      && intent.isShown
    {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, !type.isOptional, parameter.argument("default") == nil,
          parameter.initialValue == nil, parameter.argument("requestValueDialog") == nil
        else { continue }
        reporter.report(
          "required parameter '\(parameter.name)' has no 'requestValueDialog'", at: parameter.place,
          symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
