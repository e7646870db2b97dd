import IntentModel
import SourceFindings

extension Rule {
  static let entityMissingDisplayRepresentation = Rule(
    id: "entity-missing-display-representation", severity: .error,
    summary: "an entity has no 'displayRepresentation'",
    rationale: """
      Shortcuts shows an entity with its 'displayRepresentation', and Siri reads it aloud. Without one the entity \
      does not compile. The framework provides it for a unique entity and for an enum with \
      'caseDisplayRepresentations'. The rule does not check file entities: whether the framework shows the file's \
      name is unverified.
      """,
    source: """
      WWDC22 10032, AppIntents documentation: InstanceDisplayRepresentable, UniqueAppEntity; AppIntents interface of iOS 17.4 \
      and macOS 27.0: AppEntity where Self: CaseDisplayRepresentable
      """,
    triggering: [
      Example(
        "struct ↓BookEntity: AppEntity {\n  let id: Int\n}",
        fixed: """
          struct BookEntity: AppEntity {
            var displayRepresentation: DisplayRepresentation { "Book" }

            let id: Int
          }
          """),
      Example("struct ↓Book: AppEntity { static var displayRepresentation: DisplayRepresentation { \"Book\" } }"),
    ],
    nonTriggering: [
      Example(
        #"""
        struct BookEntity: AppEntity {
          let id: Int
          let title: String

          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(title)")
          }
        }
        """#),
      Example(
        "struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { .init(title: \"\\(name)\") } }"),
      Example("enum Tab: String, AppEntity, AppEnum { case home }"),
      Example("enum Tab: String, AppEntity, CaseDisplayRepresentable { case home }"),
      Example(
        "struct Book: AppEntity {}\nextension Book { var displayRepresentation: DisplayRepresentation { make() } }"),
      Example(
        """
        protocol Shown: AppEntity { var name: String { get } }
        extension Shown { var displayRepresentation: DisplayRepresentation { .init(title: "\\(name)") } }
        struct Book: Shown { let id: Int; let name: String }
        """),
      Example("struct Settings: UniqueAppEntity { static let defaultQuery = UniqueAppEntityProvider<Self>() }"),
      Example("struct Page: FileEntity { let id: FileEntityIdentifier }"),
      Example("@AppEntity(schema: .books.book)\nstruct Book { let id: Int }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity, KitEntity { let id: Int }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities
    where entity.isFullyRead
      && !entity.conforms(to: "FileEntity", "UniqueAppEntity", "CaseDisplayRepresentable")
    {
      let type = entity.type
      guard !entity.hasDisplayRepresentation else { continue }
      let declaration =
        "\(type.memberAccess)var displayRepresentation: DisplayRepresentation { \"\(type.name.entityWords)\" }"
      reporter.report(
        "'\(type.name)' has no 'displayRepresentation', which 'AppEntity' requires", at: type.place,
        symbol: type.symbol,
        fixes: [FixIt("add 'displayRepresentation'", .needsReview, [.init(type.bodyStart, "\n  \(declaration)\n")])])
    }
  }
}
