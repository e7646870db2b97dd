import IntentModel

extension Rule {
  static let intentEmptyTitle = Rule(
    id: "intent-empty-title", severity: .error, summary: "an intent's title is empty",
    rationale: """
      Shortcuts shows an action without a name, so users cannot find it. Write what the action does, such as 'Open \
      Book'. The system does not show the title of an intent that configures a widget or a control, so that title may be \
      empty.
      """,
    source: "WWDC22 10032: an intent needs a title",
    triggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = ↓""

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example("struct A: AppIntent { static var title: LocalizedStringResource { ↓\"  \" } }"),
    ],
    nonTriggering: [
      Example(
        .documentedIntent()),
      Example(
        "struct A: AppIntent { static let title: LocalizedStringResource = LocalizedStringResource(\"\", defaultValue: \"A\") }"
      ),
      Example("struct A: AppIntent { @Parameter(title: \"\") var title: String }"),
      // Shipped apps configure widgets with such intents.
      Example("struct A: WidgetConfigurationIntent { static let title: LocalizedStringResource = \"\" }"),
      Example("struct A: ControlConfigurationIntent { static let title: LocalizedStringResource = \"\" }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where !intent.conforms(to: "WidgetConfigurationIntent") && !intent.conforms(to: "ControlConfigurationIntent") {
      for title in intent.title.known where title.defaultValue == nil && title.key.allSatisfy(\.isWhitespace) {
        reporter.report(
          "the title of '\(intent.type.name)' is empty, so Shortcuts shows an action without a name", at: title.place,
          symbol: intent.type.symbol("title"))
      }
    }
  }
}
