extension Rule {
  static let controlOpensAppOnWatch: Rule = Rule(
    id: "control-opens-app-on-watch", severity: .note,
    summary: "Apple Watch does not offer a control whose intent opens the app",
    rationale: """
      Since watchOS 26, Control Center of Apple Watch offers the controls of an iPhone app. It does not offer those \
      whose intent opens the app. If the control is meant for the watch, run an intent that works in the background. The \
      rule checks apps with a deployment target of iOS 26 or later.
      """,
    source: "n0an/VivaDicta#180; WWDC25 334",
    reported: Example(recording("openAppWhenRun = true", "↓Record()"), settings: .init(deployment: ["iOS": [26, 0]])),
    correct: Example(recording("openAppWhenRun = false", "Record()"), settings: .init(deployment: ["iOS": [26, 0]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard model.settings.deploys(since: [26]) == true else { return }
    for found in model.runs where found.run.surfaces.contains(.control) && found.intent.bringsAppToFront {
      reporter.report(
        "'\(found.intent.type.name)' opens the app, so Apple Watch does not offer its control; run an intent that works in the "
          + "background, if people need the control there",
        at: found.run.place, symbol: found.intent.type.symbol("runs"),
        cause: .init(found.module, note: "so does '\(found.intent.type.name)'"))
    }
  }
}

private func recording(_ member: String, _ intent: String) -> String {
  .documentedIntent("static let \(member)", name: "Record") + "\n\n"
    + .control("ControlWidgetButton(action: \(intent)) { Label(\"Record\", systemImage: \"mic\") }", name: "Record")
}
