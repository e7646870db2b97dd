import IntentModel

extension Rule {
  static let schemaEntityNotExposed = Rule(
    id: "schema-entity-not-exposed", severity: .error,
    summary: "a type under a schema uses an entity or enum without one",
    rationale: """
      Where a schema wants an entity or an enum of its domain, the app's has to be under the domain's schema too. Xcode \
      rejects any other. What a schema wants is known of some only, and the rule says nothing about the others.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    triggering: [
      Example("@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: ↓Photo }\n" + .entity("Photo")),
      Example(
        """
        @AppIntent(schema: .photos.addAssetsToAlbum)
        struct Add { var assets: [↓Photo]; var album: Album }
        @AppEntity(schema: .photos.album)
        struct Album { let id: Int; var name: String; var albumType: ↓Kind }
        enum Kind: String, AppEnum { case own }

        """ + .entity("Photo")),
    ],
    nonTriggering: [
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct Open { var target: Photo }
        @AppEntity(schema: .photos.asset)
        struct Photo { let id: Int }
        """),
      // Under a schema by hand.
      Example(
        "@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: Photo }\n"
          + .entity("Photo", "AssistantSchemaEntity")),
      // Any entity will do.
      Example("@AppIntent(schema: .system.open)\nstruct Open { var target: Photo }\n" + .entity("Photo")),
      // Beyond the schema.
      Example(
        """
        @AppIntent(schema: .photos.createAlbum)
        struct Create { var name: String; @Parameter(title: "Photo") var cover: Photo? }

        """ + .entity("Photo")),
      // Its declaration is elsewhere.
      Example("@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: Photo }"),
    ]
  ) { model, reporter in
    for shaped in model.shapedTypes {
      for (variable, place, type) in model.typesOfSchema(in: shaped)
      where type.schema == nil && !type.conformances.contains(where: schemaProtocols.contains) {
        reporter.report(
          "'\(type.name)' is under no schema, as '\(variable.name)' of '\(shaped.name)' has to be", at: place,
          symbol: shaped.type.symbol(variable.name),
          notes: [.init(message: "'\(type.name)' is declared here", place: type.place)])
      }
    }
  }
}

/// What the macros' expansions conform to; who conforms by hand needs no macro.
private let schemaProtocols: Set<String> = [
  "AssistantEntity", "AssistantSchemaEntity", "AssistantEnum", "AssistantSchemaEnum",
]
