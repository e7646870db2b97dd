extension Rule {
  static let transientEntityIndexed: Rule = Rule(
    id: "transient-entity-indexed", severity: .warning, summary: "a transient entity conforms to 'IndexedEntity'",
    rationale: """
      A 'TransientAppEntity' has no query and no lasting identifier. Spotlight cannot ask the app for it again, so \
      a result leads to nothing, or the indexing ends the app. Make it an 'AppEntity' with a query, or remove \
      'IndexedEntity'.
      """,
    source: "documentation of TransientAppEntity and IndexedEntity; touyou/IntentTodo",
    reported: "struct ↓Summary: TransientAppEntity, IndexedEntity {\n  init() {}\n}",
    correct: "struct Summary: TransientAppEntity {\n  init() {}\n}",
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.isTransient && entity.conforms(to: "IndexedEntity") {
      reporter.report(
        "'\(entity.type.name)' is transient and has no query, so Spotlight cannot find it again; make it an 'AppEntity' with a query, "
          + "or remove 'IndexedEntity'", of: entity.type)
    }
  }
}
