extension Rule {
  static let configurationIntentDiscoverable: Rule = Rule(
    id: "configuration-intent-discoverable", severity: .note,
    summary: "Shortcuts lists the settings of a widget or a control as an action that does nothing",
    rationale: """
      Xcode writes of a configuration without 'perform()' that it is not discoverable. Those with a 'perform()' of their own \
      were seen in Shortcuts as actions. If 'perform()' does nothing, remove it, because a configuration needs none; or set \
      'isDiscoverable' to false. The rule skips an intent of an App Shortcut, and one that a button runs. The intents of a \
      module are one finding.
      """,
    source: "home-assistant/iOS#3669, pizza-studio/PizzaHelperUnited commit 2d2c5a7d0; metadata of Xcode 26 and 27",
    reported: Example(configuration("↓ChooseShelf", "func perform() async throws -> some IntentResult { .result() }")),
    correct: Example(configuration("ChooseShelf", "")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let shortcuts = model.intentsOfShortcuts, controls = Set(model.runs.map(\.intent.type.name))
    for intent in model.bundle.intents where intent.configuresWidget && intent.isShown {
      let type = intent.type
      guard intent.isDiscoverable.isAbsent, intent.hasEmptyPerform, !type.mayHaveHiddenMembers,
        !shortcuts.contains(type.name), !controls.contains(type.name)
      else { continue }
      reporter.report(
        "Shortcuts lists '\(type.name)', the settings of a widget or a control, as an action that does nothing; remove "
          + "'perform()', or set 'isDiscoverable' to false", of: type,
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
