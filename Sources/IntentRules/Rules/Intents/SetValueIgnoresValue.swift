import IntentModel

extension Rule {
  static let setValueIgnoresValue = Rule(
    id: "set-value-ignores-value", severity: .warning,
    summary: "'perform()' of a 'SetValueIntent' does not use 'value'",
    rationale: """
      A toggle in a control or widget sets 'value' to the new state and runs 'perform()'. If 'perform()' changes the state \
      without 'value', the control and the app can show different states, and a shortcut that turns the item on can turn it \
      off. The rule skips a 'perform()' that only returns a result, and one that uses 'self' or other members of the type.
      """,
    source: "AppIntents documentation: SetValueIntent; WWDC24 10157",
    triggering: [
      Example(
        """
        struct SetLight: SetValueIntent {
          static let title: LocalizedStringResource = "Set Light"
          @Parameter(title: "On") var value: Bool

          func ↓perform() async throws -> some IntentResult {
            Lamp.shared.isOn.toggle()
            return .result()
          }
        }
        """),
      Example(
        """
        struct SetLight: SetValueIntent {
          @Parameter(title: "Name") var name: String
          @Parameter(title: "On") var value: Bool
          func ↓perform() async throws -> some IntentResult { Lamp.shared.start(); return .result() }
        }
        """),
      Example(
        """
        struct SetLevel: SetValueIntent {
          @Parameter(title: "Level") var value: Int
          func ↓perform() async throws -> some IntentResult { Lamp.shared.dim(); return .result() }
        }
        """),
    ],
    nonTriggering: [
      Example(
        """
        struct SetLight: SetValueIntent {
          static let title: LocalizedStringResource = "Set Light"
          @Parameter(title: "On") var value: Bool

          func perform() async throws -> some IntentResult {
            Lamp.shared.isOn = value
            return .result()
          }
        }
        """),
      // Not written yet, as in Xcode's template.
      Example(.setting("// Start the timer")),
      Example(.setting("await Lamp.shared.handle(self)")),
      Example(.setting("apply()", "func apply() { Lamp.shared.isOn = value }")),
      Example(.setting("Lamp.shared.isOn = state.isOn", "var state: State { State(isOn: value) }")),
      Example(.intent("Flip", "AppIntent", "@Parameter(title: \"On\") var value: Bool")),
      // Another module can provide members that read it.
      Example(
        """
        import AppIntents
        import Kit
        struct SetLight: SetValueIntent, KitSetter {
          @Parameter(title: "On") var value: Bool
          func perform() async throws -> some IntentResult { apply(); return .result() }
        }
        """),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.conforms(to: "SetValueIntent") {
      let type = intent.type
      guard !type.mayHaveHiddenMembers, !type.hasUnknownMacro, type.declares("value") else { continue }
      // Other members may read the value, and so may what takes the intent itself.
      let parameters = Set(intent.parameters.map(\.name))
      let readers = type.members.filter { !$0.isStatic && $0.name != "perform" && !parameters.contains($0.name) }
      let silent = Set(readers.map(\.name)).union(["self", "value", "$value", "_value", "throw"])
      for body in intent.performBodies where body.providedBy == nil && silent.isDisjoint(with: body.names) {
        guard !Set(body.names).subtracting(["return", "result"]).isEmpty else { continue }
        let isSwitch = intent.parameter("value")?.type?.name == "Bool"
        reporter.report(
          "'perform()' of '\(type.name)' does not use 'value', so "
            + (isSwitch
              ? "a shortcut that turns the item on can turn it off"
              : "the item does not get the state that the control shows")
            + "; set the state to 'value'",
          at: body.place, symbol: type.symbol("perform()"))
      }
    }
  }
}

extension String {
  /// A `SetValueIntent` with this body of `perform()`.
  fileprivate static func setting(_ body: String, _ members: String = "") -> String {
    """
    struct SetLight: SetValueIntent {
      @Parameter(title: "On") var value: Bool
      \(members)
      func perform() async throws -> some IntentResult {
        \(body)
        return .result()
      }
    }
    """
  }
}
