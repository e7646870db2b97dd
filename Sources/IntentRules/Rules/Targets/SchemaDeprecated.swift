import IntentModel
import SourceScan

extension Rule {
  static let schemaDeprecated = Rule(
    id: "schema-deprecated", severity: .note, summary: "a type has a deprecated schema",
    rationale: """
      Apple's SDK in Xcode 27 marks some schemas deprecated and names a replacement for each. Use the replacement. Xcode 26 \
      and earlier do not have the replacements, so the rule reports nothing for an app that is built with them.
      """,
    source: "AppIntents interface of the macOS 27.0 SDK",
    triggering: [
      Example(
        """
        ↓@AppIntent(schema: .system.search)
        struct SearchBooks {
          var criteria: StringSearchCriteria
        }
        """),
      Example("↓@AppIntent(schema: .system.search)\nstruct Search { var criteria: StringSearchCriteria }"),
      Example(
        "↓@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: Photo }",
        settings: .modules([:], xcode: [27])),
      Example("↓@AssistantIntent(schema: .books.playAudiobook)\nstruct Play { var target: Audiobook }"),
    ],
    nonTriggering: [
      Example(
        """
        @AppIntent(schema: .system.searchInApp)
        struct SearchBooks {
          var criteria: StringSearchCriteria
        }
        """),
      Example("@AppIntent(schema: .system.searchInApp)\nstruct Search { var criteria: StringSearchCriteria }"),
      Example(
        "@AppIntent(schema: .system.search)\nstruct Search { var criteria: StringSearchCriteria }",
        settings: .modules([:], xcode: [26, 4])),
      Example("@AppIntent(schema: .photos.openAlbum)\nstruct Open { var target: Album }"),
    ]
  ) { model, reporter in
    var reported: Set<Place> = []
    for type in model.types {
      guard let schema = type.schema, let (kind, name) = schema.identity,
        let deprecation = KnownSchemas.deprecations.first(where: { $0.kind == kind && $0.name == name }),
        !(model.settings.xcode?.lexicographicallyPrecedes([deprecation.since]) ?? false),
        reported.insert(schema.place).inserted
      else { continue }
      reporter.report(
        "the schema '\(name)' is deprecated in Xcode \(deprecation.since); use '\(deprecation.replacement)'",
        at: schema.place, symbol: type.symbol)
    }
  }
}
