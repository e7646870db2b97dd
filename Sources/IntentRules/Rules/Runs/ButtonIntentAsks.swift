import IntentModel

extension Rule {
  static let buttonIntentAsks: Rule = Rule(
    id: "button-intent-asks", severity: .warning,
    summary: "a button of a widget, a control or a Live Activity runs an intent that asks for something",
    rationale: """
      A widget, a control and a Live Activity cannot show a question. An intent that asks for a confirmation, a \
      choice or the value of a parameter fails there ('LNPerformActionErrorCodeUnsupportedValueType' and others), \
      and people see no reason. Pass all values to the intent where the button makes it, and give the button an \
      intent that does not ask. The rule reports calls in 'perform()' itself; where a condition may keep it from \
      asking for a confirmation, the finding is a note. It also reports a required parameter of an intent that is \
      made without arguments.
      """,
    source:
      "documentation of WidgetKit: Adding interactivity to widgets and Live Activities; public reports of the error",
    reported: Example(
      .performing("some IntentResult", "try await requestConfirmation()\n    return .result()") + "\n\n"
        + .widget("Button(\"Open\", intent: ↓Open())")),
    correct: Example(
      .performing("some IntentResult", ".result()") + "\n\n" + .widget("Button(\"Open\", intent: Open())")),
    check: check)

  private static let askingForValues: Set<String> = [
    "requestValue", "requestDisambiguation", "needsValueError", "needsDisambiguationError",
  ]
  private static let asking = askingForValues.union(["requestConfirmation", "requestChoice"])

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for found in model.runs where found.isInExtension && !found.intent.type.mayHaveHiddenMembers {
      let intent = found.intent
      // Code that asks only in some cases, such as without a value, may not ask here.
      let isConditional = intent.performBodies.contains {
        !$0.names.allSatisfy { !["if", "guard", "switch"].contains($0) }
      }
      let calls = intent.performBodies.flatMap(\.calls).filter { call in
        asking.contains(call.name) && !call.isTriedOptionally && !(isConditional && askingForValues.contains(call.name))
      }
      let missing = found.run.hasArguments ? nil : intent.missingParameter
      guard let reason = calls.first.map({ "calls '\($0.name)'" }) ?? missing.map({ "needs a value of '\($0.name)'" })
      else { continue }
      reporter.report(
        "this control runs '\(intent.type.name)', which \(reason), but "
          + "nothing can be asked there, so the intent fails; pass the values, and run an intent that does not ask",
        at: found.run.place, symbol: intent.type.symbol("runs"),
        severity: missing == nil && isConditional ? .note : nil,
        cause: .init(intent.type.symbol, note: "this control runs it too"))
    }
  }
}

extension Intent {
  /// The first required parameter that gets no value from a default or from 'init()'. A toggle gives 'value' one. Nil if there is
  /// none, and for a configuration and an intent with a schema.
  fileprivate var missingParameter: WrappedProperty? {
    guard !isConfiguration, type.schema == nil else { return nil }
    return parameters.first {
      $0.needsValue && !assignedParameters.contains($0.name) && !($0.name == "value" && conforms(to: "SetValueIntent"))
    }
  }
}
