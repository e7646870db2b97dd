extension Rule {
  static let spokenEntityUnique: Rule = Rule(
    id: "spoken-entity-unique", severity: .note, summary: "an entity that people name to Siri is a 'UniqueAppEntity'",
    rationale: """
      Siri gives the name that people say to 'entities(matching:)' of the entity's query. The query of a \
      'UniqueAppEntity' has no such function, so Siri answers that it cannot find the item. Use an \
      'EntityStringQuery', also if there is one item only. The rule checks entities of the schemas for audio.
      """,
    source: "WXYC/wxyc-ios-64, commit cf1ba65c",
    reported:
      "@AppEntity(schema: .audio.liveRadioStation)\nstruct ↓Station: UniqueAppEntity {\n  let id = \"station\"\n}",
    correct: "@AppEntity(schema: .audio.liveRadioStation)\nstruct Station {\n  let id: String\n}",
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities
    where entity.conforms(to: "UniqueAppEntity") && entity.type.schema?.name.known?.hasPrefix("audio.") == true {
      reporter.report(
        "Siri finds '\(entity.type.name)' by the name that people say, and a 'UniqueAppEntity' cannot be searched; give it an "
          + "'EntityStringQuery'", of: entity.type)
    }
  }
}
