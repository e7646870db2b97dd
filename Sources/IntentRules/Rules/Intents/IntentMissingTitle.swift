import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let intentMissingTitle = Rule(
    id: "intent-missing-title", severity: .error, summary: "an intent has no title",
    rationale: """
      Shortcuts, Siri and Spotlight show the title, and 'AppIntent' requires it: without a title the type does not \
      compile. Add 'static let title: LocalizedStringResource'.
      """,
    source: "WWDC22 10032, WWDC25 244: an intent needs a title and perform()",
    triggering: [
      Example(
        """
        struct ↓OpenNote: AppIntent {
          func perform() async throws -> some IntentResult { .result() }
        }
        """,
        fixed: .documentedIntent(name: "OpenNote")),
      Example(
        "struct ↓OpenNote: AppIntent { func perform() async throws -> some IntentResult { .result() } }",
        fixed: """
          struct OpenNote: AppIntent {
            static let title: LocalizedStringResource = "Open Note"
            func perform() async throws -> some IntentResult { .result() } }
          """),
      // A parameter of that name is not the title.
      Example("struct ↓Rename: AppIntent { @Parameter(title: \"Title\") var title: String }"),
    ],
    nonTriggering: [
      Example(
        .documentedIntent(name: "OpenNote")),
      Example("struct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example("struct A: AppIntent { static var title: LocalizedStringResource { make() } }"),
      Example(
        "protocol P: AppIntent {}\nextension P { static var title: LocalizedStringResource { \"P\" } }\nstruct A: P {}"),
      Example("struct A: AppIntent {}\nextension A { static let title: LocalizedStringResource = \"A\" }"),
      // A protocol of another module may provide it.
      Example("import Kit\nimport AppIntents\nstruct A: AppIntent, KitIntent {}"),
      // The schema supplies the title.
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: StringSearchCriteria }"),
      Example("struct A: AssistantSchemaIntent { func perform() async throws -> some IntentResult { .result() } }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.title.isAbsent && intent.type.schema == nil && !intent.type.mayHaveHiddenMembers
      && !intent.conforms(to: "AssistantSchemaIntent")
    {
      let type = intent.type
      let insertion = Place(type.place.file, ByteSpan(type.bodySpan.start, type.bodySpan.start))
      let title = type.name.splitIntoWords
      reporter.report(
        "'\(type.name)' has no 'title', which 'AppIntent' requires", at: type.place, symbol: type.symbol,
        fixes: [
          FixIt(
            "add a title", .needsReview,
            [.init(insertion, "\n  static let title: LocalizedStringResource = \"\(title)\"\n")])
        ])
    }
  }
}

extension String {
  /// `Open Note` for `OpenNoteIntent` and `OpenNote`: a guess, for a fix that needs review.
  var splitIntoWords: String {
    var words = "", followsCapital = false
    for scalar in unicodeScalars {
      let isCapital = scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
      if isCapital, !followsCapital, !words.isEmpty { words.append(" ") }
      words.unicodeScalars.append(scalar == "_" ? " " : scalar)
      followsCapital = isCapital
    }
    return words.hasSuffix(" Intent") ? String(words.dropLast(" Intent".count)) : words
  }
}
