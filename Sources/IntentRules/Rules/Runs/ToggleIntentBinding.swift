extension Rule {
  static let toggleIntentBinding: Rule = Rule(
    id: "toggle-intent-binding", severity: .error, summary: "'Toggle(isOn:intent:)' gets a binding",
    rationale: """
      'Toggle(isOn:intent:)' takes a value, because its intent changes the state. With a binding the code does not compile. Remove \
      the '$'.
      """,
    source: "SwiftUI documentation: Toggle(isOn:intent:label:)",
    reported: Example(toggling("↓$isOn")), correct: Example(toggling("isOn")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for found in model.runs {
      guard let binding = found.run.binding else { continue }
      reporter.report(
        "'Toggle(isOn:intent:)' takes a value, so the binding '\(binding.name)' does not compile; remove the '$'",
        at: binding.place, symbol: found.intent.type.symbol("runs"))
    }
  }
}

private func toggling(_ value: String) -> String {
  .intent("Star", "AppIntent", "") + """

    struct StarView: View {
      @State var isOn = false

      var body: some View {
        Toggle("Star", isOn: \(value), intent: Star())
      }
    }
    """
}
