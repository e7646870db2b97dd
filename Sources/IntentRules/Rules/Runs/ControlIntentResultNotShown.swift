extension Rule {
  static let controlIntentResultNotShown: Rule = Rule(
    id: "control-intent-result-not-shown", severity: .warning,
    summary: "an intent that only a control runs returns a dialog or a view",
    rationale: """
      A control shows neither the dialog nor the view of its intent. This applies to Control Center, the Lock Screen and \
      the Action button. If nothing else runs the intent, people never see it. Change the control's value or label \
      instead, or return nothing. The rule reports an intent with 'isDiscoverable' false that no App Shortcut and \
      no other button runs.
      """,
    source: "touyou/IntentTodo, verified on a device with iOS 26 (2026-04-14)",
    reported: Example(logging("↓some IntentResult & ProvidesDialog", ".result(dialog: \"Logged a glass.\")")),
    correct: Example(logging("some IntentResult", ".result()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let shortcuts = model.intentsOfShortcuts
    for (_, runs) in Dictionary(grouping: model.runs, by: \.intent.type.symbol) {
      let intent = runs[0].intent, type = intent.type
      guard runs.allSatisfy({ $0.run.surfaces == [.control] }), intent.isDiscoverable.only == false,
        !shortcuts.contains(type.name), let result = intent.result.only,
        result.providesDialog || result.showsSnippetView
      else { continue }
      reporter.report(
        "only a control runs '\(type.name)', and a control shows no \(result.providesDialog ? "dialog" : "view"), so people never "
          + "see it; show the result in the control, or return nothing",
        at: result.place, symbol: type.symbol("perform()"))
    }
  }
}

private func logging(_ result: String, _ value: String) -> String {
  """
  struct LogWater: AppIntent {
    static let title: LocalizedStringResource = "Log Water"
    static let isDiscoverable = false

    func perform() async throws -> \(result) { \(value) }
  }

  """ + .control("ControlWidgetButton(action: LogWater()) { Label(\"Water\", systemImage: \"drop\") }", name: "Water")
}
