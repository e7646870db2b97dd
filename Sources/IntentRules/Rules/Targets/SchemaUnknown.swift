import IntentModel
import SourceScan

extension Rule {
  static let schemaUnknown = Rule(
    id: "schema-unknown", severity: .error,
    summary: "a type has a schema that Apple's SDK does not contain",
    rationale: """
      A schema macro does not compile if the SDK has no schema of that name. The name may be misspelled, or the schema may \
      require a later Xcode. If the app is built with an Xcode that is newer than the rule's table, the rule does not check \
      names that are not in the table.
      """,
    source: "AppIntents documentation: App schema domains; WWDC24 10133",
    needs: [.xcode],
    triggering: [
      Example(
        """
        ↓@AppIntent(schema: .photos.openAsett)
        struct OpenPhoto {
          var target: Photo
        }
        """, settings: .modules([:], xcode: [26])),
      Example(
        "↓@AppIntent(schema: .photos.openAsett)\nstruct Open { var target: Photo }",
        settings: .modules([:], xcode: [26])),
      Example(
        "↓@AppEntity(schema: .photos.picture)\nstruct A { let id: Int }", settings: .modules([:], xcode: [27, 1])),
      Example(
        "↓@AppEnum(schema: .photo.assetType)\nenum A: String { case photo }", settings: .modules([:], xcode: [26])),
      // There is a schema of that name, but for entities.
      Example("↓@AppIntent(schema: .photos.asset)\nstruct A {}", settings: .modules([:], xcode: [26])),
      // It was renamed while Xcode 27 was in beta.
      Example("↓@AppIntent(schema: .calendar.deleteEvents)\nstruct A {}", settings: .modules([:], xcode: [27])),
      // The schemas require Xcode 27, 27 and 26.2.
      Example(
        "↓@AppIntent(schema: .reminders.createList)\nstruct A { var name: String }",
        settings: .modules([:], xcode: [26, 2])),
      Example("↓@AppEntity(schema: .mail.thread)\nstruct A { let id: Int }", settings: .modules([:], xcode: [26, 4])),
      Example("↓@AppIntent(schema: .assistant.activate)\nstruct A {}", settings: .modules([:], xcode: [26, 1])),
    ],
    nonTriggering: [
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct OpenPhoto {
          var target: Photo
        }
        """, settings: .modules([:], xcode: [26])),
      Example(
        "@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: Photo }", settings: .modules([:], xcode: [16])
      ),
      Example(
        "@AssistantIntent(schema: .system.search)\nstruct A { var criteria: StringSearchCriteria }",
        settings: .modules([:], xcode: [16])),
      Example(
        "@AppIntent(schema: .reminders.createList)\nstruct A { var name: String }", settings: .modules([:], xcode: [27])
      ),
      Example("@AppIntent(schema: .assistant.activate)\nstruct A {}", settings: .modules([:], xcode: [26, 2])),
      Example("@AppIntent(schema: .clock.lapStopwatch)\nstruct A {}", settings: .modules([:], xcode: [27])),
      // A later Xcode may have the schema, and the documentation does not list the domain.
      Example("@AppIntent(schema: .photos.beautify)\nstruct A {}", settings: .modules([:], xcode: [28])),
      Example("@AppIntent(schema: .imageGeneration.draw)\nstruct A {}", settings: .modules([:], xcode: [27])),
      Example("@AppIntent(schema: .photos.openAsett)\nstruct Open { var target: Photo }"),
    ]
  ) { model, reporter in
    guard let xcode = model.settings.xcode else { return }
    var reported: Set<Place> = []
    for type in model.types {
      guard let schema = type.schema, let (kind, name) = schema.identity, reported.insert(schema.place).inserted else {
        continue
      }
      if let since = KnownSchemas.since(kind, name) {
        guard xcode.lexicographicallyPrecedes(since) else { continue }
        let version = since.map(String.init).joined(separator: ".")
        reporter.report(
          "the \(kind.rawValue) schema '\(name)' requires Xcode \(version); "
            + "this app is built with Xcode \(xcode.map(String.init).joined(separator: "."))", at: schema.place,
          symbol: type.symbol)
        continue
      }
      let meant = nearest(to: name, among: KnownSchemas.names(kind))
      let isNewer = KnownSchemas.newestXcode.lexicographicallyPrecedes(xcode)
      guard !isNewer, meant != nil || KnownSchemas.domains.contains(KnownSchemas.domain(of: name)) else {
        reporter.leaveUnchecked(without: .knownSchemas)
        continue
      }
      reporter.report(
        "there is no \(kind.rawValue) schema '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        at: schema.place, symbol: type.symbol)
    }
  }
}
