import SourceScan

extension Rule {
  static let stateOfExtension: Rule = Rule(
    id: "state-of-extension", severity: .note,
    summary: "an intent that a widget's button runs changes something that the app does not see",
    rationale: """
      A button of a widget, a control or a Live Activity runs a plain intent in the extension's process. \
      'UserDefaults.standard' of the extension is not that of the app, and a notification of 'NotificationCenter.default' reaches \
      only the process that posts it. Use 'UserDefaults(suiteName:)' with an App Group, or an intent that the system runs in the \
      app, such as a 'LiveActivityIntent' or one that opens the app.
      """,
    source:
      "UserDefaults and NotificationCenter documentation; public reports of widgets whose buttons seem to do nothing",
    reported: Example(counting("UserDefaults.standard.↓set(3, forKey: \"pages\")")),
    correct: Example(counting("UserDefaults(suiteName: \"group.books\")?.set(3, forKey: \"pages\")")),
    check: check)

  private static let states = [
    (
      ["UserDefaults", "standard", "set"],
      "'UserDefaults.standard' of the extension, which the app does not read; use an App Group"
    ),
    (
      ["NotificationCenter", "default", "post"], "a notification that stays in the extension; run the intent in the app"
    ),
  ]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for found in model.runs where found.isInExtension && !found.intent.runsInApp {
      for body in found.intent.performBodies where body.providedBy == nil {
        for (names, effect) in states where body.mentions(names) {
          guard let call = body.calls.first(where: { $0.name == names[2] && $0.base == names[1] }),
            reported.insert(call.place).inserted
          else { continue }
          reporter.report(
            "a button of a widget runs '\(found.intent.type.name)' in the extension, so this changes \(effect)",
            at: call.place,
            symbol: found.intent.type.symbol("perform()"),
            notes: [.init(message: "the button is here", place: found.run.place)])
        }
      }
    }
  }
}

private func counting(_ statement: String) -> String {
  .working(statement, name: "CountPage") + "\n\n" + .widget("Button(\"Next\", intent: CountPage())")
}
