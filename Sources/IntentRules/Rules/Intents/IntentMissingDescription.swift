import IntentModel

extension Rule {
  static let intentMissingDescription = Rule(
    id: "intent-missing-description", severity: .note, summary: "an intent has no description",
    rationale: """
      Shortcuts shows the description beside the action, unless a button or a control of the app alone runs the intent. An intent of a schema can do without: the schema says what it \
      does. For a tool see 'tool-missing-description'.
      """,
    source: "WWDC22 10032, AppIntents documentation: AppIntent.description",
    triggering: [
      Example(.intent("↓Open", "AppIntent", ""))
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "static let description = IntentDescription(\"Opens\")")),
      Example(.intent("Open", "AppIntent", "static let description: IntentDescription? = make()")),
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: StringSearchCriteria }"),
      // Another rule's matter.
      Example("@AppIntent(.tool)\n" + .intent("Open", "AppIntent", "")),
      // Nobody reads it.
      Example(.intent("Open", "AppIntent", "static let isDiscoverable = false")),
      Example(.intent("Open", "WidgetConfigurationIntent", "")),
      Example(.intent("Stop", "LiveActivityIntent", "")),
      Example(.intent("Star", "AppIntent", "") + "\nlet button = Button(\"Star\", intent: Star())"),
    ]
  ) { model, reporter in
    let helpers = model.intentsOfControlsAlone
    for intent in model.bundle.intents
    where intent.description.isAbsent && intent.isShown && !helpers.contains(intent.type.name) {
      guard
        !intent.conforms(
          to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SnippetIntent", "LiveActivityIntent"),
        intent.type.schema == nil, !intent.isTool, !intent.type.mayHaveHiddenMembers
      else { continue }
      reporter.report(
        "'\(intent.type.name)' has no 'description'", at: intent.type.place, symbol: intent.type.symbol)
    }
  }
}
