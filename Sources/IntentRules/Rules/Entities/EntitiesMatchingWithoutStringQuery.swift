import IntentModel
import IntentReports

extension Rule {
  static let entitiesMatchingWithoutStringQuery: Rule = Rule(
    id: "entities-matching-without-string-query", severity: .warning,
    summary: "a query has 'entities(matching:)' but does not conform to 'EntityStringQuery'",
    rationale: """
      The system calls 'entities(matching:)' only if the query conforms to 'EntityStringQuery'. Otherwise the \
      picker in Shortcuts has no search field, and Siri does not find the entity that a user names. Declare the \
      conformance to 'EntityStringQuery'.
      """,
    source: "AppIntents interface of iOS 17.4: EntityStringQuery; WWDC22 10032",
    isFixable: true,
    reported: Example(
      """
      struct BookQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Book] { [] }
        func ↓entities(matching text: String) async throws -> [Book] { [] }
      }
      """,
      fixed: .stringQuery),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries
    where query.conforms(to: "EntityQuery") && !query.conforms(to: "EntityStringQuery", "IndexedEntityQuery") {
      let type = query.type
      guard type.hasFrameworkMembersAlone, let search = type.ownMembers.first(where: isSearch) else { continue }
      let plain = type.inherited.first { $0.name == "EntityQuery" }
      reporter.report(
        "the system never calls 'entities(matching:)', because '\(type.name)' does not conform to 'EntityStringQuery'",
        at: search.place, symbol: type.symbol("entities(matching:)"),
        notes: [.declaration(of: type.name, at: type.place)],
        fixes: plain.map {
          [FixIt("conform to 'EntityStringQuery'", .needsReview, [.init($0.place, "EntityStringQuery")])]
        } ?? [])
    }
  }

  private static func isSearch(_ member: DeclaredMember) -> Bool {
    member.kind == .function && !member.isStatic && !member.isPrivate && member.signature == "entities(matching:)"
      && member.parameters.first?.type?.name == "String"
  }
}
