import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let missingParameterSummary = Rule(
    id: "missing-parameter-summary", severity: .warning, summary: "an intent with parameters has no summary",
    rationale: """
      The summary is what an action looks like in Shortcuts: a sentence with its parameters in place. Without one they are a \
      list below the title, and the intent is not offered in Spotlight on the Mac.
      """,
    source: "WWDC22 10032, WWDC23 10103, WWDC25 260",
    triggering: [
      Example(
        "struct ↓OpenBook: AppIntent { @Parameter(title: \"Book\") var book: String }",
        fixed: """
          struct OpenBook: AppIntent {
            static var parameterSummary: some ParameterSummary {
              Summary("Open Book \\(\\.$book)")
            }
           @Parameter(title: "Book") var book: String }
          """)
    ],
    nonTriggering: [
      Example(.summary(#"Summary("Open \(\.$book)")"#)),
      Example("struct A: AppIntent {}"),
      Example("struct A: AppIntent { static let isDiscoverable = false; @Parameter(title: \"N\") var n: Int }"),
      // They show their parameters their own way.
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"N\") var n: Int? }"),
      Example("struct A: ControlConfigurationIntent { @Parameter(title: \"N\") var n: Int? }"),
      Example("struct A: SetValueIntent { @Parameter(title: \"N\") var value: Bool }"),
      Example("struct A: SnippetIntent { @Parameter var n: Int }"),
      // The framework, or the schema, knows what they do.
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
    for intent in model.bundle.intents
    where intent.parameterSummary.isAbsent && intent.isShownInShortcuts && intent.type.schema == nil
      && !intent.type.conformances.contains(where: summarizedByTheSystem.contains)
    {
      guard let first = intent.parameters.first else { continue }
      let parameters = intent.parameters.map { "\\(\\.$\($0.name))" }.joined(separator: " ")
      let start = Place(intent.type.place.file, ByteSpan(intent.type.bodySpan.start, intent.type.bodySpan.start))
      let member = """

          static var parameterSummary: some ParameterSummary {
            Summary("\(intent.type.name.splitIntoWords) \(parameters)")
          }

        """
      reporter.report(
        "'\(intent.type.name)' has parameters, but no 'parameterSummary'", at: intent.type.place,
        symbol: intent.type.symbol, notes: [.init(message: "the first parameter", place: first.place)],
        fixes: [FixIt("add a summary", .needsReview, [.init(start, member)])])
    }
  }
}

/// The system words what these do.
private let summarizedByTheSystem: Set<String> = [
  "OpenIntent", "DeleteIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent", "PauseWorkoutIntent",
  "ResumeWorkoutIntent", "StartDiveIntent",
]
