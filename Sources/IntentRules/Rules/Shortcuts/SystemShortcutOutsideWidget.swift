extension Rule {
  static let systemShortcutOutsideWidget: Rule = Rule(
    id: "system-shortcut-outside-widget", severity: .warning,
    summary: "an App Shortcut or 'perform()' runs 'RunSystemShortcutIntent'",
    rationale: """
      'RunSystemShortcutIntent' runs a shortcut of the system from the button of a widget. Outside of a widget it does nothing, \
      by Apple's guide. Remove the App Shortcut, or give it an intent of the app.
      """,
    source: "Apple's guide for agents in Xcode 27: system shortcuts",
    reported: Example(
      .shortcuts(
        #"""
        AppShortcut(
          intent: ↓RunSystemShortcutIntent(),
          phrases: ["Run \(.applicationName)"],
          shortTitle: "Run",
          systemImageName: "play")
        """#)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let problems = [
      "RunSystemShortcutIntent":
        "'RunSystemShortcutIntent' does nothing outside of a widget's button; run an intent of the app",
      "SystemShortcut": "code cannot make a 'SystemShortcut', which people choose in a parameter",
    ]
    for (intent, body) in model.ownBodies {
      for call in body.calls {
        guard let problem = problems[call.name] else { continue }
        reporter.report(problem, at: call.place, symbol: intent.type.symbol("perform()"))
      }
    }
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, !reference.isResolved,
        reference.name == "RunSystemShortcutIntent"
      else { continue }
      reporter.report(
        "'RunSystemShortcutIntent' does nothing outside of a widget's button; remove its App Shortcut",
        at: reference.place,
        symbol: listed.symbol)
    }
  }
}
