extension Rule {
  static let setValueIntentWithoutValue: Rule = Rule(
    id: "set-value-intent-without-value", severity: .warning,
    summary: "a button makes a 'SetValueIntent' without its value",
    rationale: """
      A toggle sets 'value' to the new state before it runs a 'SetValueIntent'. A button does not: the intent has \
      the value that it was made with, so each tap does the same, or the intent fails for want of a value. Use a \
      toggle, or pass the value that the tap is for. The rule skips an intent whose 'perform()' does not use the value.
      """,
    source: "documentation of SetValueIntent; WXYC/wxyc-ios-64, commit 7f39af38",
    reported: Example(playing("↓SetPlaying()")),
    correct: Example(playing("SetPlaying(value: !isPlaying)")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for found in model.runs where found.run.control == .button || found.run.control == .controlButton {
      guard found.intent.conforms(to: "SetValueIntent"), !found.run.hasArguments,
        found.intent.bodiesWithoutValue.isEmpty
      else { continue }
      reporter.report(
        "a button sets no value of '\(found.intent.type.name)', so each tap does the same; pass the new value, or use a toggle",
        at: found.run.place, symbol: found.intent.type.symbol("runs"),
        cause: .init(found.intent.type.symbol, note: "this button makes it without a value too"))
    }
  }
}

private func playing(_ intent: String) -> String {
  .working(
    "Player.shared.isPlaying = value",
    """
    @Parameter(title: "Playing") var value: Bool

    init() { value = false }
    init(value: Bool) { self.value = value }
    """, name: "SetPlaying", conformance: "SetValueIntent") + """


      struct PlayButton: View {
        let isPlaying: Bool

        var body: some View {
          Button("Play", intent: \(intent))
        }
      }
      """
}
