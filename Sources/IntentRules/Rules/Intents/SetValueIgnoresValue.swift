import IntentModel

extension Rule {
  static let setValueIgnoresValue: Rule = Rule(
    id: "set-value-ignores-value", severity: .warning,
    summary: "'perform()' of a 'SetValueIntent' does not use 'value'",
    rationale: """
      A toggle in a control or widget sets 'value' to the new state and runs 'perform()'. If 'perform()' changes the state \
      without 'value', the control and the app can show different states, and a shortcut that turns the item on can turn it \
      off. The rule skips a 'perform()' that only returns a result, and one that uses 'self' or other members of the type.
      """,
    source: "AppIntents documentation: SetValueIntent; WWDC24 10157",
    reported: Example(setting("isOn.toggle()", "↓perform")), correct: Example(setting("isOn = value")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "SetValueIntent") {
      let isSwitch = intent.parameter("value")?.type?.name == "Bool"
      for body in intent.bodiesWithoutValue {
        reporter.report(
          "'perform()' of '\(intent.type.name)' does not use 'value', so "
            + (isSwitch
              ? "a shortcut that turns the item on can turn it off"
              : "the item does not get the state that the control shows")
            + "; set the state to 'value'",
          at: body.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}

extension Intent {
  /// The bodies of `perform()` that do something, and surely without 'value'.
  var bodiesWithoutValue: [PerformBody] {
    guard !type.mayHaveHiddenMembers, !type.hasUnknownMacro, type.declares("value") else { return [] }
    // Other members may read the value, and so may code that takes the intent itself.
    let parameters = Set(parameters.map(\.name))
    let readers = type.members.filter { !$0.isStatic && $0.name != "perform" && !parameters.contains($0.name) }
    let silent = Set(readers.map(\.name)).union(["self", "value", "$value", "_value", "throw"])
    return performBodies.filter { body in
      let names = body.usedNames
      return body.providedBy == nil && silent.isDisjoint(with: names)
        && !names.isSubset(of: ["return", "result"])
    }
  }
}

private func setting(_ change: String, _ perform: String = "perform") -> String {
  .working(
    "Lamp.shared.\(change)", "@Parameter(title: \"On\") var value: Bool", name: "SetLight",
    conformance: "SetValueIntent", perform: perform)
}
