import IntentModel
import SourceFindings

extension Rule {
  static let schemaExtraPropertyNotOptional = Rule(
    id: "schema-extra-property-not-optional", severity: .error,
    summary: "a parameter or property beyond the schema that is not optional",
    rationale: """
      The system fills in what a schema has and knows nothing of what an app adds, so that has to be optional. Xcode rejects \
      it otherwise. What belongs to a schema is known of some only, and the rule says nothing about the others.
      """,
    source: "WWDC24 10133; Apple's metadata processor",
    appleMessage: "Intent parameters must be optional when not defined by the AppSchemaIntent",
    triggering: [
      Example(
        """
        @AppIntent(schema: .photos.createAlbum)
        struct Create {
          var name: String
          @Parameter(title: "Color") var ↓color: String
        }
        """,
        fixed: """
          @AppIntent(schema: .photos.createAlbum)
          struct Create {
            var name: String
            @Parameter(title: "Color") var color: String?
          }
          """),
      Example(
        """
        @AppEntity(schema: .photos.album)
        struct Album {
          let id: Int
          var name: String
          var albumType: Kind
          @Property(title: "Color") var ↓color: String
        }
        """),
      Example(
        """
        @AppEntity(schema: .photos.asset)
        struct Photo {
          let id: String
          @Property(title: "Rating") var ↓rating: Int
        }
        """, settings: .modules([:], xcode: [26, 4])),
    ],
    nonTriggering: [
      Example(
        """
        @AppEntity(schema: .photos.asset)
        struct Photo {
          let id: String
          let asset: Asset
          @Property(title: "Title") var title: String?
          @Property(title: "Favorite") var isFavorite: Bool
        }
        """),
      // Xcode 27 adds properties to the schema.
      Example(
        """
        @AppEntity(schema: .photos.asset)
        struct Photo {
          let id: String
          @Property(title: "Rating") var rating: Int
        }
        """, settings: .modules([:], xcode: [27])),
      // Not the framework's.
      Example(
        "@AppIntent(schema: .photos.createAlbum)\nstruct Create { var name: String; @Dependency var library: Library }"),
      // With a default: unproven.
      Example(
        """
        @AppIntent(schema: .photos.createAlbum)
        struct Create { var name: String; @Parameter(title: "Color", default: "red") var color: String }
        """),
      // What the schema has is not known.
      Example("@AppIntent(schema: .photos.crop)\nstruct Crop { @Parameter(title: \"Width\") var width: Int }"),
    ]
  ) { model, reporter in
    for shaped in model.shapedTypes where shaped.shape.isComplete(in: model.settings.xcode) {
      for variable in shaped.variables
      where variable.wrapper == .parameter || variable.wrapper == .property {
        guard shaped.shape.member(variable.name) == nil, let type = variable.type, !type.isOptional,
          type.kind != .unknown || type.name != nil, variable.argument("default") == nil, variable.initialValue == nil
        else { continue }
        reporter.report(
          "'\(variable.name)' is no part of the schema '\(shaped.name)', and not optional", at: variable.place,
          symbol: shaped.type.symbol(variable.name),
          fixes: [FixIt("make it optional", .needsReview, [.init(type.place.ending, "?")])])
      }
    }
  }
}
