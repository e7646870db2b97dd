import IntentModel

extension Rule {
  static let indexedEntityWithoutKeys = Rule(
    id: "indexed-entity-without-keys", severity: .note,
    summary: "an indexed entity tells Spotlight nothing but its title",
    rationale: """
      Spotlight indexes the display representation, the properties with an indexing key, and 'attributeSet'. Without the \
      latter two people find an entity by its title alone.
      """,
    source: "WWDC25 260 and 275", isOptIn: true,
    triggering: [
      Example("struct ↓Book: IndexedEntity { let id: Int; @Property var title: String }"),
      Example("struct ↓Book: AppEntity { let id: Int }\nextension Book: IndexedEntity {}"),
    ],
    nonTriggering: [
      Example("struct Book: IndexedEntity { let id: Int; @Property(indexingKey: \\.title) var title: String }"),
      Example("struct Book: IndexedEntity { let id: Int; @ComputedProperty(customIndexingKey: key) var a: Int { 3 } }"),
      Example("struct Book: IndexedEntity { let id: Int; var attributeSet: CSSearchableItemAttributeSet { make() } }"),
      Example("struct Book: AppEntity { let id: Int; @Property var title: String }"),
      // People don't look for it there.
      Example("struct Book: IndexedEntity { let id: Int; @Property var title: String; let hideInSpotlight = true }"),
      // The schema supplies keys.
      Example("@AppEntity(schema: .books.book)\nstruct Book: IndexedEntity { let id: Int; var title: String }"),
      Example("import Kit\nimport AppIntents\nstruct Book: IndexedEntity, KitEntity { let id: Int }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities
    where entity.conforms(to: "IndexedEntity") && entity.isFullyRead
      && !entity.isHiddenInSpotlight
    {
      let hasKey = entity.properties.contains {
        $0.argument("indexingKey") != nil || $0.argument("customIndexingKey") != nil
      }
      guard !hasKey, !entity.type.declares("attributeSet") else { continue }
      reporter.report(
        "'\(entity.type.name)' has neither a property with an indexing key nor an 'attributeSet'",
        at: entity.type.place, symbol: entity.type.symbol)
    }
  }
}
