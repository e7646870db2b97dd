import IntentReports

extension Rule {
  static let entityMissingTypeDisplay: Rule = Rule(
    id: "entity-missing-type-display", severity: .error, summary: "an entity has no 'typeDisplayRepresentation'",
    rationale: """
      'typeDisplayRepresentation' is the name of the type in Shortcuts, for example in pickers and in 'Find' \
      actions. Without one the entity does not compile.
      """,
    source: """
      WWDC22 10032, AppIntents documentation: TypeDisplayRepresentable; AppIntents interface of macOS 27.0: \
      AssistantSchemaEntity
      """,
    isFixable: true,
    reported: Example(
      "struct ↓BookEntity: AppEntity {\n  let id: Int\n}",
      fixed: """
        struct BookEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"

          let id: Int
        }
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.isFullyRead && !entity.conforms(to: "AssistantSchemaEntity") {
      let type = entity.type, name = "typeDisplayRepresentation"
      guard entity.typeDisplayRepresentation.isAbsent, !type.declares(static: name),
        !type.declares(static: "typeDisplayName")
      else { continue }
      let member = "static let \(name): TypeDisplayRepresentation = \"\(type.name.entityWords)\""
      reporter.report(
        "'\(type.name)' has no '\(name)', which 'AppEntity' requires", of: type,
        fixes: [.add(member, to: type, title: "add 'typeDisplayRepresentation'")])
    }
  }
}
