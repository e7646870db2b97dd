extension Rule {
  static let configurationIntentDiscoverable: Rule = Rule(
    id: "configuration-intent-discoverable", severity: .note,
    summary: "Shortcuts lists the settings of a widget or a control as an action",
    rationale: """
      Shortcuts lists every intent unless 'isDiscoverable' is false, also one that only configures a widget or a \
      control. As an action it does nothing. Set 'isDiscoverable' to false. The rule skips an intent with its own \
      'perform()' or an App Shortcut, and one that a button runs. The intents of a module are one finding.
      """,
    source: "home-assistant/iOS#3669",
    reported: Example(configuration("↓ChooseShelf", "")),
    correct: Example(configuration("ChooseShelf", "static let isDiscoverable = false")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let shortcuts = model.intentsOfShortcuts, controls = Set(model.runs.map(\.intent.type.name))
    for intent in model.bundle.intents
    where intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent") && intent.isShown {
      let type = intent.type
      guard intent.isDiscoverable.isAbsent, !intent.hasPerform, !type.mayHaveHiddenMembers,
        !shortcuts.contains(type.name), !controls.contains(type.name)
      else { continue }
      reporter.report(
        "Shortcuts lists '\(type.name)', the settings of a widget or a control, as an action that does nothing; set "
          + "'isDiscoverable' to false", of: type,
        cause: .init(type.module, note: "it lists '\(type.name)' too"))
    }
  }
}

private func configuration(_ name: String, _ member: String) -> String {
  """
  struct \(name): WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Shelf"
    @Parameter(title: "Shelf") var shelf: String?\(member.isEmpty ? "" : "\n  " + member)
  }
  """
}
