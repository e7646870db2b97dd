extension Rule {
  static let intentMissingDescription: Rule = Rule(
    id: "intent-missing-description", severity: .note, summary: "an intent has no description",
    rationale: """
      Shortcuts shows the description next to the action. Without one, users do not learn what the action does. Add an \
      'IntentDescription'. The rule skips intents of a schema, which describes them, and intents that only buttons and \
      controls of the app run. The rule tool-missing-description checks tools.
      """,
    source: "WWDC22 10032, AppIntents documentation: AppIntent.description",
    reported: Example(.documentedIntent(name: "↓OpenBook")),
    correct: Example(.documentedIntent(#"static let description = IntentDescription("Opens a book in the reader.")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let helpers = model.intentsOfControlsAlone
    for intent in model.bundle.intents
    where intent.description.isAbsent && intent.isShown && !helpers.contains(intent.type.name) {
      guard !intent.configuresWidget, !intent.conforms(to: "SnippetIntent", "LiveActivityIntent"),
        intent.type.schema == nil, !intent.isTool, !intent.type.mayHaveHiddenMembers
      else { continue }
      reporter.report(
        "'\(intent.type.name)' has no 'description', so Shortcuts does not explain what it does; add an 'IntentDescription'",
        of: intent.type)
    }
  }
}
