import IntentModel

extension Rule {
  static let schemaMissingProperty = Rule(
    id: "schema-missing-property", severity: .error, summary: "a type lacks what its schema requires",
    rationale: """
      A schema fixes the parameters of an intent and the properties of an entity. Xcode rejects a type that lacks one that \
      isn't optional; elsewhere nobody notices. What a schema requires is known of some only, and the rule says nothing about \
      the others.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    needs: [.xcode],
    triggering: [
      Example(
        """
        @AppEntity(schema: .photos.asset)
        struct ↓Photo {
          let id: String
          var creationDate: Date?
          var isFavorite: Bool
          var isHidden: Bool
        }
        """, settings: .modules([:], xcode: [26])),
      Example(
        "@AssistantIntent(schema: .photos.updateAlbum)\nstruct ↓Rename { var target: Album }",
        settings: .modules([:], xcode: [16])),
    ],
    nonTriggering: [
      Example(
        """
        @AppEntity(schema: .photos.asset)
        struct Photo {
          let id: String
          @Property(title: "Favorite") var isFavorite: Bool
          var isHidden: Bool { false }
        }
        extension Photo { var hasSuggestedEdits: Bool { false } }
        """, settings: .modules([:], xcode: [26])),
      Example(
        "@AppIntent(schema: .photos.updateAlbum)\nstruct Rename { var target: Album; var name: String }",
        settings: .modules([:], xcode: [27])),
      // What it requires is not known of this Xcode, or at all.
      Example(
        "@AppEntity(schema: .reader.document)\nstruct Document { let id: Int }", settings: .modules([:], xcode: [26])),
      Example("@AppIntent(schema: .photos.crop)\nstruct Crop {}", settings: .modules([:], xcode: [27])),
      // An ancestor that nobody sees may have it.
      Example(
        "@AppIntent(schema: .photos.updateAlbum)\nclass Rename: Base { var target: Album }",
        settings: .modules([:], xcode: [27])),
    ]
  ) { model, reporter in
    guard let xcode = model.settings.xcode else { return }
    for shaped in model.shapedTypes where !shaped.type.mayHaveHiddenMembers {
      guard !xcode.lexicographicallyPrecedes([shaped.shape.since]) else {
        reporter.leaveUnchecked()
        continue
      }
      let declared = Set(shaped.type.members.filter { $0.kind == .variable && !$0.isStatic }.map(\.name))
      let missing = shaped.shape.members.filter { !$0.isOptional && !declared.contains($0.name) }
      guard !missing.isEmpty else { continue }
      reporter.report(
        "'\(shaped.type.name)' lacks \(missing.map { "'\($0.name)'" }.joined(separator: ", ")), "
          + "which the schema '\(shaped.name)' requires", at: shaped.type.place, symbol: shaped.type.symbol)
    }
  }
}
