import IntentModel

extension Rule {
  static let intentMissingPerform = Rule(
    id: "intent-missing-perform", severity: .error, summary: "an intent has no 'perform()'",
    rationale: """
      The system calls 'perform()' to run an intent. Without it the type does not compile. Add 'perform()'. The \
      framework implements it for intents that open content or configure a widget or a control, but not for focus \
      filters.
      """,
    source: """
      AppIntents interface of iOS 17.4 and macOS 27.0 (OpenIntent, WidgetConfigurationIntent, ControlConfigurationIntent, \
      SetFocusFilterIntent); WWDC25 275 (TargetContentProvidingIntent), WWDC24 10134 (URLRepresentableIntent)
      """,
    triggering: [
      Example(
        """
        struct ↓OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
      Example("struct ↓Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }"),
      // With a parameter it is another function.
      Example(
        """
        struct ↓Open: AppIntent {
          static let title: LocalizedStringResource = "Open"
          func perform(now: Bool) async throws -> some IntentResult { .result() }
        }
        """),
      Example(
        """
        struct ↓Filter: SetFocusFilterIntent {
          static let title: LocalizedStringResource = "Filter"
          var displayRepresentation: DisplayRepresentation { "Filter" }
        }
        """),
      Example("struct ↓Remove: DeleteIntent { @Parameter(title: \"Books\") var entities: [Book] }"),
    ],
    nonTriggering: [
      Example(
        .documentedIntent()),
      Example("struct A: WidgetConfigurationIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example("struct A: ControlConfigurationIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example("struct A: OpenIntent { @Parameter(title: \"A\") var target: Book }"),
      Example(.entity("Book") + "struct A: OpenIntent { @Parameter(title: \"A\") var target: Book }"),
      Example("struct A: OpenIntent, TargetContentProvidingIntent { @Parameter(title: \"A\") var target: Book }"),
      Example("struct A: OpenIntent, URLRepresentableIntent { @Parameter(title: \"A\") var target: Book }"),
      Example(
        "protocol P: AppIntent {}\nextension P { func perform() async throws -> some IntentResult { .result() } }\nstruct A: P {}"
      ),
      Example("struct A: AppIntent {}\nextension A { func perform() async throws -> some IntentResult { .result() } }"),
      // A protocol or class of another module may provide it.
      Example("import Kit\nimport AppIntents\nstruct A: AppIntent, KitIntent {}"),
      Example("import Kit\nimport AppIntents\nclass A: KitIntent, AppIntent {}"),
      Example(
        """
        protocol P: AppIntent { associatedtype Item }
        extension P where Item == Int { func perform() async throws -> some IntentResult { .result() } }
        struct A: P { typealias Item = Int }
        """),
      // The macro adds what the schema requires.
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: StringSearchCriteria }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where !intent.hasPerform {
      let type = intent.type
      guard type.schema == nil, !type.mayHaveHiddenMembers, !intent.hasFrameworkPerform else { continue }
      reporter.report(
        "'\(type.name)' has no 'perform()', which 'AppIntent' requires", at: type.place, symbol: type.symbol)
    }
  }
}
