import IntentModel
import SourceScan

extension Rule {
  static let schemaUnknown = Rule(
    id: "schema-unknown", severity: .error, summary: "a schema that Apple's SDK doesn't have",
    rationale: """
      A schema macro with a name that the SDK doesn't hold does not compile: a spelling mistake, a schema of a later Xcode, \
      or one that never was. Of an Xcode that is newer than the rule's table, names that the table lacks are left unchecked.
      """,
    source: "AppIntents documentation: App schema domains; WWDC24 10133",
    needs: [.xcode],
    triggering: [
      Example(
        "↓@AppIntent(schema: .photos.openAsett)\nstruct Open { var target: Photo }",
        settings: .modules([:], xcode: [26])),
      Example(
        "↓@AppEntity(schema: .photos.picture)\nstruct A { let id: Int }", settings: .modules([:], xcode: [27, 1])),
      Example(
        "↓@AppEnum(schema: .photo.assetType)\nenum A: String { case photo }", settings: .modules([:], xcode: [26])),
      // There is one, of another kind.
      Example("↓@AppIntent(schema: .photos.asset)\nstruct A {}", settings: .modules([:], xcode: [26])),
      // It was renamed while Xcode 27 was in beta.
      Example("↓@AppIntent(schema: .calendar.deleteEvents)\nstruct A {}", settings: .modules([:], xcode: [27])),
      // They require Xcode 27, and Xcode 26.2.
      Example(
        "↓@AppIntent(schema: .reminders.createList)\nstruct A { var name: String }",
        settings: .modules([:], xcode: [26, 2])),
      Example("↓@AppEntity(schema: .mail.thread)\nstruct A { let id: Int }", settings: .modules([:], xcode: [26, 4])),
      Example("↓@AppIntent(schema: .assistant.activate)\nstruct A {}", settings: .modules([:], xcode: [26, 1])),
    ],
    nonTriggering: [
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
      // Of a later Xcode, and a domain that no documentation names.
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
          "the \(kind.rawValue) schema '\(name)' requires Xcode \(version)", at: schema.place, symbol: type.symbol)
        continue
      }
      let meant = nearest(to: name, among: KnownSchemas.names(kind))
      let isNewer = KnownSchemas.newestXcode.lexicographicallyPrecedes(xcode)
      guard !isNewer, meant != nil || KnownSchemas.domains.contains(KnownSchemas.domain(of: name)) else {
        reporter.leaveUnchecked()
        continue
      }
      reporter.report(
        "there is no \(kind.rawValue) schema '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        at: schema.place, symbol: type.symbol)
    }
  }
}
