import IntentModel

extension Rule {
  static let entityNoProperties = Rule(
    id: "entity-no-properties", severity: .note,
    summary: "an entity has no properties that users can use in Shortcuts",
    rationale: """
      In Shortcuts, users filter entities by their properties and use the properties as variables. An entity \
      without '@Property', '@ComputedProperty' or '@DeferredProperty' offers only its title. Add one of these to \
      the properties that users need.
      """,
    source: "WWDC25 260", isOptIn: true,
    triggering: [
      Example(
        """
        struct ↓Book: AppEntity {
          let id: Int
          var title: String
        }
        """),
      Example("struct ↓Ticket: TransientAppEntity { @Dependency var store: Store }"),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: Int
          @Property(title: "Title") var title: String
        }
        """),
      Example(
        "struct Book: AppEntity { let id: Int }\nextension Book { @ComputedProperty var title: String { \"A\" } }"),
      Example("@AppEntity(schema: .books.book)\nstruct Book { let id: Int }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity, KitEntity { let id: Int }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.properties.isEmpty && entity.isFullyRead {
      reporter.report(
        "'\(entity.type.name)' has no '@Property', so actions in Shortcuts can use only its title; add '@Property' to the "
          + "properties that they need", at: entity.type.place,
        symbol: entity.type.symbol)
    }
  }
}
