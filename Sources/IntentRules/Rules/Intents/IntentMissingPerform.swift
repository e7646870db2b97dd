import IntentModel

extension Rule {
  static let intentMissingPerform = Rule(
    id: "intent-missing-perform", severity: .error, summary: "an intent has no perform()",
    rationale: """
      The system runs an intent by 'perform()'. Only intents that configure something, or that open content by a URL or \
      a view of the app, do without.
      """,
    source: "WWDC25 244 and 275, WWDC24 10134, AppIntents documentation: ControlConfigurationIntent",
    triggering: [
      Example("struct ↓Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }"),
      // One with arguments is another function.
      Example(
        """
        struct ↓Open: AppIntent {
          static let title: LocalizedStringResource = "Open"
          func perform(now: Bool) async throws -> some IntentResult { .result() }
        }
        """),
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "")),
      Example("struct A: WidgetConfigurationIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example("struct A: ControlConfigurationIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example("struct A: SetFocusFilterIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example("struct A: OpenIntent, TargetContentProvidingIntent { @Parameter(title: \"A\") var target: Book }"),
      Example("struct A: OpenIntent, URLRepresentableIntent { @Parameter(title: \"A\") var target: Book }"),
      Example(
        "protocol P: AppIntent {}\nextension P { func perform() async throws -> some IntentResult { .result() } }\nstruct A: P {}"
      ),
      Example("struct A: AppIntent {}\nextension A { func perform() async throws -> some IntentResult { .result() } }"),
      // A protocol or class of another module may have it.
      Example("import Kit\nimport AppIntents\nstruct A: AppIntent, KitIntent {}"),
      Example("import Kit\nimport AppIntents\nclass A: KitIntent, AppIntent {}"),
      Example(
        """
        protocol P: AppIntent { associatedtype Item }
        extension P where Item == Int { func perform() async throws -> some IntentResult { .result() } }
        struct A: P { typealias Item = Int }
        """),
      // The macro writes what the schema asks for.
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: StringSearchCriteria }"),
      Example(
        .entity("Book", "URLRepresentableEntity") + "struct A: OpenIntent { @Parameter(title: \"A\") var target: Book }"
      ),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where !intent.hasPerform {
      let type = intent.type
      guard type.schema == nil, !type.mayHaveHiddenMembers, !doesWithoutPerform(intent, model) else { continue }
      reporter.report("'\(type.name)' has no 'perform()'", at: type.place, symbol: type.symbol)
    }
  }

  private static func doesWithoutPerform(_ intent: Intent, _ model: LintModel) -> Bool {
    if intent.conforms(
      to: "TargetContentProvidingIntent", "URLRepresentableIntent", "WidgetConfigurationIntent",
      "ControlConfigurationIntent", "SetFocusFilterIntent")
    {
      return true
    }
    // Opening an entity that has a URL is the framework's business.
    guard intent.conforms(to: "OpenIntent"), let target = intent.parameter("target")?.type else { return false }
    let conformances =
      model.entity(target.declaration)?.type.conformances ?? model.appEnum(target.declaration)?.type.conformances
    return conformances?.contains { $0.hasPrefix("URLRepresentable") } ?? true
  }
}
