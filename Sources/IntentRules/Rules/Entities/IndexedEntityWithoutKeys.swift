extension Rule {
  static let indexedEntityWithoutKeys: Rule = Rule(
    id: "indexed-entity-without-keys", severity: .note,
    summary: "an indexed entity has no indexing keys and no 'attributeSet'",
    rationale: """
      Spotlight indexes an entity's display representation, its properties with an 'indexingKey', and its \
      'attributeSet'. Without keys and an attribute set, users find the entity only by its title. Add an \
      'indexingKey' to the properties that users search for.
      """,
    source: "WWDC25 260 and 275", isOptIn: true,
    reported: """
      struct ↓Book: IndexedEntity {
        let id: Int
        @Property(title: "Title") var title: String
      }
      """,
    correct: #"""
      struct Book: IndexedEntity {
        let id: Int
        @Property(title: "Title", indexingKey: \.title) var title: String
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
        of: entity.type)
    }
  }
}
