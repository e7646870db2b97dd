import IntentModel

extension Rule {
  static let entityNoProperties = Rule(
    id: "entity-no-properties", severity: .note, summary: "an entity exposes nothing",
    rationale: """
      People filter by an entity's properties, take them apart in Shortcuts and hand them to a model. Without '@Property', \
      '@ComputedProperty' or '@DeferredProperty' there is nothing but the title.
      """,
    source: "WWDC25 260", isOptIn: true,
    triggering: [
      Example("struct ↓Book: AppEntity { let id: Int; var title: String }"),
      Example("struct ↓Ticket: TransientAppEntity { @Dependency var store: Store }"),
    ],
    nonTriggering: [
      Example("struct Book: AppEntity { let id: Int; @Property var title: String }"),
      Example(
        "struct Book: AppEntity { let id: Int }\nextension Book { @ComputedProperty var title: String { \"A\" } }"),
      Example("@AppEntity(schema: .books.book)\nstruct Book { let id: Int }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity, KitEntity { let id: Int }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.properties.isEmpty && entity.isFullyRead {
      reporter.report(
        "'\(entity.type.name)' has no property that people can use", at: entity.type.place, symbol: entity.type.symbol)
    }
  }
}
