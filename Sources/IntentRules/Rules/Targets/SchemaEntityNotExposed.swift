import IntentModel

extension Rule {
  static let schemaEntityNotExposed = Rule(
    id: "schema-entity-not-exposed", severity: .error,
    summary: "a type with a schema uses an entity or enum without a schema",
    rationale: """
      Some schemas require an entity or an enum of their own domain. The app's type then needs a schema of that domain too, \
      or Xcode rejects it. Add '@AppEntity(schema:)' or '@AppEnum(schema:)' to the type. The rule knows the requirements of \
      some schemas only.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    triggering: [
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct OpenPhoto {
          var target: ↓Photo
        }

        struct Photo: AppEntity {
          let id: String
        }
        """),
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
    nonTriggering: .openedAssets + [
      // The entity conforms without the macro.
      Example(
        "@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: Photo }\n"
          + .entity("Photo", "AssistantSchemaEntity")),
      // The schema accepts any entity.
      Example("@AppIntent(schema: .system.open)\nstruct Open { var target: Photo }\n" + .entity("Photo")),
      // The schema does not define the parameter.
      Example(
        """
        @AppIntent(schema: .photos.createAlbum)
        struct Create { var name: String; @Parameter(title: "Photo") var cover: Photo? }

        """ + .entity("Photo")),
      // The entity is not scanned.
      Example("@AppIntent(schema: .photos.openAsset)\nstruct Open { var target: Photo }"),
    ]
  ) { model, reporter in
    for shaped in model.shapedTypes {
      for (variable, place, type) in model.typesOfSchema(in: shaped)
      where type.schema == nil && !type.conformances.contains(where: schemaProtocols.contains) {
        reporter.report(
          "'\(variable.name)' of the schema '\(shaped.name)' requires a type with a schema, but '\(type.name)' has none, so "
            + "Xcode rejects it; give '\(type.name)' a schema", at: place, symbol: shaped.type.symbol(variable.name),
          notes: [.init(message: "'\(type.name)' is declared here", place: type.place)])
      }
    }
  }
}

/// The protocols that the macros add. A type can also conform without the macro.
private let schemaProtocols: Set<String> = [
  "AssistantEntity", "AssistantSchemaEntity", "AssistantEnum", "AssistantSchemaEnum",
]

extension [Example] {
  /// The type of the parameter has a schema of the intent's domain.
  static var openedAssets: [Example] {
    [
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct OpenPhoto {
          var target: Photo
        }

        @AppEntity(schema: .photos.asset)
        struct Photo {
          let id: String
        }
        """),
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct Open { var target: Photo }
        @AppEntity(schema: .photos.asset)
        struct Photo { let id: Int }
        """),
    ]
  }
}
