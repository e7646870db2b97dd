import IntentReports

extension Rule {
  static let entityMissingDisplayRepresentation: Rule = Rule(
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
    isFixable: true,
    reported: Example(
      "struct ↓BookEntity: AppEntity {\n  let id: Int\n}",
      fixed: """
        struct BookEntity: AppEntity {
          var displayRepresentation: DisplayRepresentation { "Book" }

          let id: Int
        }
        """),
    correct: #"""
      struct BookEntity: AppEntity {
        let id: Int
        let title: String

        var displayRepresentation: DisplayRepresentation {
          DisplayRepresentation(title: "\(title)")
        }
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities
    where entity.isFullyRead
      && !entity.conforms(to: "FileEntity", "UniqueAppEntity", "CaseDisplayRepresentable")
    {
      let type = entity.type
      guard !entity.hasDisplayRepresentation else { continue }
      let member = "var displayRepresentation: DisplayRepresentation { \"\(type.name.entityWords)\" }"
      reporter.report(
        "'\(type.name)' has no 'displayRepresentation', which 'AppEntity' requires", of: type,
        fixes: [.add(member, to: type, title: "add 'displayRepresentation'")])
    }
  }
}
