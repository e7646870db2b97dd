extension Rule {
  static let entityNoProperties: Rule = Rule(
    id: "entity-no-properties", severity: .note,
    summary: "an entity has no properties that users can use in Shortcuts",
    rationale: """
      In Shortcuts, users filter entities by their properties and use the properties as variables. An entity \
      without '@Property', '@ComputedProperty' or '@DeferredProperty' offers only its title. Add one of these to \
      the properties that users need.
      """,
    source: "WWDC25 260", isOptIn: true,
    reported: """
      struct ↓Book: AppEntity {
        let id: Int
        var title: String
      }
      """,
    correct: """
      struct Book: AppEntity {
        let id: Int
        @Property(title: "Title") var title: String
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.properties.isEmpty && entity.isFullyRead {
      reporter.report(
        "'\(entity.type.name)' has no '@Property', so actions in Shortcuts can use only its title; add '@Property' to the "
          + "properties that they need", of: entity.type)
    }
  }
}
