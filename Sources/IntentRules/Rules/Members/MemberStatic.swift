import IntentModel

extension Rule {
  static let memberStatic: Rule = Rule(
    id: "member-static", severity: .warning, summary: "a member that must belong to an instance is declared 'static'",
    rationale: """
      The framework calls members such as 'suggestedEntities()' and 'attributeSet' of an instance. A static member of \
      that name compiles where the framework has a default, but the framework never reads it: the list of choices is \
      empty, or Spotlight knows only the name. Remove 'static'.
      """,
    source: "AppIntents interface of iOS 17.4: EntityQuery, IndexedEntity",
    reported: Example(
      .fullEntity() + .query("EntityQuery", "static func ↓suggestedEntities() async throws -> [Book] { [] }")),
    correct: Example(.fullEntity() + .query("EntityQuery", "func suggestedEntities() async throws -> [Book] { [] }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for type in model.types where type.hasFrameworkMembersAlone {
      for known in type.members(KnownMembers.optional) where !known.isStatic && !type.has(known) {
        let member = type.ownMembers.first {
          $0.signature == known.name && $0.isStatic && $0.kind == (known.isFunction ? .function : .variable)
        }
        guard let member else { continue }
        reporter.report(
          "'\(known.name)' of '\(type.name)' is static, but the framework reads it from an instance; remove 'static'",
          at: member.place, symbol: type.symbol(member.name))
      }
    }
  }
}
