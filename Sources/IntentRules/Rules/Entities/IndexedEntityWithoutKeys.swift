import IntentModel

extension Rule {
  static let indexedEntityWithoutKeys = Rule(
    id: "indexed-entity-without-keys", severity: .note,
    summary: "an indexed entity has no indexing keys and no 'attributeSet'",
    rationale: """
      Spotlight indexes an entity's display representation, its properties with an 'indexingKey', and its \
      'attributeSet'. Without keys and an attribute set, users find the entity only by its title. Add an \
      'indexingKey' to the properties that users search for.
      """,
    source: "WWDC25 260 and 275", isOptIn: true,
    triggering: [
      Example(
        """
        struct ↓Book: IndexedEntity {
          let id: Int
          @Property(title: "Title") var title: String
        }
        """),
      Example("struct ↓Book: AppEntity { let id: Int }\nextension Book: IndexedEntity {}"),
    ],
    nonTriggering: [
      Example(
        #"""
        struct Book: IndexedEntity {
          let id: Int
          @Property(title: "Title", indexingKey: \.title) var title: String
        }
        """#),
      Example("struct Book: IndexedEntity { let id: Int; @ComputedProperty(customIndexingKey: key) var a: Int { 3 } }"),
      Example("struct Book: IndexedEntity { let id: Int; var attributeSet: CSSearchableItemAttributeSet { make() } }"),
      Example("struct Book: AppEntity { let id: Int; @Property var title: String }"),
      // Spotlight does not show it.
      Example("struct Book: IndexedEntity { let id: Int; @Property var title: String; let hideInSpotlight = true }"),
      // The schema provides keys.
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
        "'\(entity.type.name)' has no 'indexingKey' and no 'attributeSet', so Spotlight finds it only by its title",
        at: entity.type.place, symbol: entity.type.symbol)
    }
  }
}
