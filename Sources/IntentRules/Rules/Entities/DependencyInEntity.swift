extension Rule {
  static let dependencyInEntity: Rule = Rule(
    id: "dependency-in-entity", severity: .warning, summary: "an entity has an '@Dependency' variable",
    rationale: """
      The system fills in dependencies of intents, queries and options providers, and not those of entities. \
      According to Apple's guide the first access ends the app; a public text reports that the code does not \
      build. Use the dependency in the query, and pass the values to the entity.
      """,
    source: "Apple's guide for agents in Xcode 27: dependencies; CharlesWiltgen/Axiom",
    reported: "struct Book: AppEntity {\n  let id: Int\n  @Dependency var ↓library: Library\n}",
    correct: "struct BookQuery: EntityQuery {\n  @Dependency var library: Library\n}",
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where !entity.type.conformances.contains("AppIntent") {
      for member in entity.type.members where member.hasAttribute("Dependency") || member.hasAttribute("AppDependency")
      {
        guard member.providedBy == nil else { continue }
        reporter.report(
          "the system fills in no dependency of an entity, so the first access to '\(member.name)' ends the app; use it in the query",
          at: member.place, symbol: entity.type.symbol(member.name))
      }
    }
  }
}
