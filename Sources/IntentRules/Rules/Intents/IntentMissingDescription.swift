import IntentExtraction

extension Rule {
  static let intentMissingDescription = Rule(
    id: "intent-missing-description", severity: .note, summary: "an intent has no description",
    rationale: """
      Shortcuts shows the description beside the action, and assistants choose by it: a tool or an intent of a schema \
      without one is a warning.
      """,
    source: "WWDC22 10032, AppIntents documentation: AppIntent.description",
    triggering: [
      Example(.intent("↓Open", "AppIntent", "")),
      Example("@AppIntent(.tool)\n" + .intent("↓Open", "AppIntent", "")),
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "static let description = IntentDescription(\"Opens\")")),
      Example(.intent("Open", "AppIntent", "static let description: IntentDescription? = make()")),
      // Nobody reads it.
      Example(.intent("Open", "AppIntent", "static let isDiscoverable = false")),
      Example(.intent("Open", "WidgetConfigurationIntent", "")),
      Example(.intent("Stop", "LiveActivityIntent", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.description.isAbsent && intent.isShown {
      guard
        !intent.conforms(
          to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SnippetIntent", "LiveActivityIntent"),
        !intent.type.mayHaveHiddenMembers
      else { continue }
      let isForAssistants = intent.type.schema != nil || !intent.traits.isAbsent
      reporter.report(
        "'\(intent.type.name)' has no 'description'", at: intent.type.place, symbol: intent.type.symbol,
        severity: isForAssistants ? .warning : nil)
    }
  }
}
