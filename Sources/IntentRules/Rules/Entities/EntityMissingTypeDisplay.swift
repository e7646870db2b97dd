import IntentModel
import SourceFindings

extension Rule {
  static let entityMissingTypeDisplay = Rule(
    id: "entity-missing-type-display", severity: .error, summary: "an entity has no 'typeDisplayRepresentation'",
    rationale: """
      'typeDisplayRepresentation' is the name of the type in Shortcuts, for example in pickers and in 'Find' \
      actions. Without one the entity does not compile.
      """,
    source: """
      WWDC22 10032, AppIntents documentation: TypeDisplayRepresentable; AppIntents interface of macOS 27.0: \
      AssistantSchemaEntity
      """,
    triggering: [
      Example(
        "struct ↓BookEntity: AppEntity {\n  let id: Int\n}",
        fixed: """
          struct BookEntity: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"

            let id: Int
          }
          """),
      Example("struct ↓Ticket: TransientAppEntity { @Property var seat: Int }"),
    ],
    nonTriggering: [
      // The name in the first betas is reported by 'renamed-beta-api'.
      Example(
        """
        struct BookEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"

          let id: Int
        }
        """),
      Example(
        "struct Book: AppEntity { let id: Int; static let typeDisplayName: LocalizedStringResource = \"Book\" }"),
      Example(.fullEntity()),
      Example("struct Book: AppEntity { static var typeDisplayRepresentation: TypeDisplayRepresentation { make() } }"),
      Example(
        """
        protocol Shown: AppEntity {}
        extension Shown { static var typeDisplayRepresentation: TypeDisplayRepresentation { "Thing" } }
        struct Book: Shown { let id: Int }
        """),
      // The schema provides it.
      Example("@AppEntity(schema: .books.book)\nstruct Book { let id: Int }"),
      Example("struct Book: AssistantSchemaEntity { let id: Int }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity, KitEntity { let id: Int }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isFullyRead && !entity.conforms(to: "AssistantSchemaEntity") {
      let type = entity.type, name = "typeDisplayRepresentation"
      guard entity.typeDisplayRepresentation.isAbsent, !type.declares(static: name),
        !type.declares(static: "typeDisplayName")
      else { continue }
      let declaration =
        "\(type.memberAccess)static let \(name): TypeDisplayRepresentation = \"\(type.name.entityWords)\""
      reporter.report(
        "'\(type.name)' has no '\(name)', which 'AppEntity' requires", at: type.place, symbol: type.symbol,
        fixes: [FixIt("add 'typeDisplayRepresentation'", .needsReview, [.init(type.bodyStart, "\n  \(declaration)\n")])]
      )
    }
  }
}
