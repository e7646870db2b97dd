import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let missingParameterSummary = Rule(
    id: "missing-parameter-summary", severity: .warning,
    summary: "an intent with parameters has no 'parameterSummary'",
    rationale: """
      Shortcuts shows an action as its summary: a sentence that contains the parameters. Without a summary, the parameters \
      are a list below the title, and Spotlight on the Mac does not offer the intent. The severity is note if every \
      parameter is optional or has a default value, because the action runs without them; a parameter that 'init()' assigns counts as one with a default value. It is also note if a button, a \
      toggle or a control runs the intent and no App Shortcut does, because it may not be meant for Shortcuts. The rule ignores an intent that \
      a button, a toggle or a control of the app runs if it has neither a description nor an App Shortcut.
      """,
    source: "WWDC22 10032, WWDC23 10103, WWDC25 260",
    triggering: [
      Example(
        """
        struct ↓OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
          @Parameter(title: "Book") var book: String
        }
        """,
        fixed: """
          struct OpenBook: AppIntent {
            static var parameterSummary: some ParameterSummary {
              Summary("Open Book \\(\\.$book)")
            }

            static let title: LocalizedStringResource = "Open Book"
            @Parameter(title: "Book") var book: String
          }
          """),
      Example(
        "struct ↓OpenBook: AppIntent { @Parameter(title: \"Book\") var book: String }",
        fixed: """
          struct OpenBook: AppIntent {
            static var parameterSummary: some ParameterSummary {
              Summary("Open Book \\(\\.$book)")
            }
            @Parameter(title: "Book") var book: String }
          """),
      Example("struct ↓Star: AppIntent { @Parameter(title: \"N\") var n: Int? }"),
      Example("struct ↓Star: AppIntent { @Parameter(title: \"N\", default: 3) var n: Int }"),
      Example("struct ↓Star: AppIntent { @Parameter(title: \"N\") var n: Int\ninit() { n = 1 } }"),
      // A button runs it, but the description or the App Shortcut shows that it is for Shortcuts too.
      Example(
        "struct ↓Star: AppIntent { @Parameter(title: \"N\") var n: Int; static let description: IntentDescription = \"S\" }\n"
          + "let button = Button(intent: Star(n: 1)) { Text(\"Star\") }"),
      Example(
        .phrases(#""Open \(.applicationName)""#, of: "@Parameter(title: \"N\") var n: Int")
          .replacing(text: "struct Open", with: "struct ↓Open") + "\nlet button = Button(\"Open\", intent: Open(n: 1))"),
    ],
    nonTriggering: [
      Example(.openBook(#"Summary("Open \(\.$book)")"#)),
      Example(.summary(#"Summary("Open \(\.$book)")"#)),
      Example("struct A: AppIntent {}"),
      Example("struct A: AppIntent { static let isDiscoverable = false; @Parameter(title: \"N\") var n: Int }"),
      // A button runs it, and it has neither a description nor an App Shortcut.
      Example(.star + "let button = Button(intent: Star(n: 1)) { Text(\"Star\") }"),
      Example(.star + "let toggle = Toggle(isOn: true, intent: Star(n: 1)) { Text(\"Star\") }"),
      Example(.star + "let toggle = ControlWidgetToggle(\"Star\", isOn: true, action: Star(n: 1)) { Text($0) }"),
      Example("// file: Star.swift\n" + .star + "// file: View.swift\nlet b = Button(\"A\", intent: App.Star(n: 1))"),
      // A button runs what the view keeps.
      Example(
        .star
          + "struct StarButton: View { private let star: any AppIntent\ninit(_ n: Int) { self.star = Star(n: n) }\n"
          + "var body: some View { Button(intent: star) { Text(\"Star\") } } }"),
      Example(.star + "let star = Star(n: 1)\nlet button = Button(intent: star) { Text(\"Star\") }"),
      // The system shows the parameters of these intents in its own way.
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"N\") var n: Int? }"),
      Example("struct A: ControlConfigurationIntent { @Parameter(title: \"N\") var n: Int? }"),
      Example("struct A: SetValueIntent { @Parameter(title: \"N\") var value: Bool }"),
      Example("struct A: SnippetIntent { @Parameter var n: Int }"),
      // The framework or the schema provides the summary.
      Example("struct A: OpenIntent { @Parameter(title: \"T\") var target: Book }"),
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: StringSearchCriteria }"),
      Example(
        """
        protocol P: AppIntent {}
        extension P { static var parameterSummary: some ParameterSummary { Summary("Go") } }
        struct A: P { @Parameter(title: "N") var n: Int }
        """),
    ]
  ) { model, reporter in
    let helpers = model.intentsOfControlsAlone, ofControls = model.intentsOfControls
    for intent in model.bundle.intents
    where intent.parameterSummary.isAbsent && intent.isShownInShortcuts && intent.type.schema == nil
      && !intent.type.conformances.contains(where: summarizedByTheSystem.contains)
    {
      guard !intent.parameters.isEmpty, !helpers.contains(intent.type.name) else { continue }
      let parameters = intent.parameters.map { "\\(\\.$\($0.name))" }.joined(separator: " ")
      let start = Place(intent.type.place.file, ByteSpan(intent.type.bodySpan.start, intent.type.bodySpan.start))
      let member = """

          static var parameterSummary: some ParameterSummary {
            Summary("\(intent.type.name.splitIntoWords) \(parameters)")
          }

        """
      reporter.report(
        "'\(intent.type.name)' has parameters but no 'parameterSummary', so Shortcuts lists them below the title, and Spotlight "
          + "on the Mac does not offer the intent",
        at: intent.type.place, symbol: intent.type.symbol,
        severity: intent.parameters.contains { $0.isRequired && !intent.assignedParameters.contains($0.name) }
          && !ofControls.contains(intent.type.name) ? nil : .note,
        fixes: [FixIt("add 'parameterSummary'", .needsReview, [.init(start, member)])],
        cause: model.path(of: intent.type).map { .init($0, note: "'\(intent.type.name)' has none either") })
    }
  }
}

/// The system provides the summaries of these intents.
private let summarizedByTheSystem: Set<String> = [
  "OpenIntent", "DeleteIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent", "PauseWorkoutIntent",
  "ResumeWorkoutIntent", "StartDiveIntent",
]

extension String {
  /// An intent with a required parameter.
  fileprivate static let star = "struct Star: AppIntent { @Parameter(title: \"N\") var n: Int }\n"
}
