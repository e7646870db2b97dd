import IntentModel

extension Rule {
  static let defaultQueryNotQuery: Rule = Rule(
    id: "default-query-not-query", severity: .error,
    summary: "the type of 'defaultQuery' does not conform to 'EntityQuery'",
    rationale: """
      'AppEntity' requires that the type of 'defaultQuery' conforms to 'EntityQuery' or to a protocol that refines it. \
      Otherwise the entity does not compile. The rule checks only types that the scan holds. It is silent if the type \
      inherits from a type or protocol outside the scan, or has a macro, because these can add the conformance.
      """,
    source: "AppIntents interface of iOS 17.4: AppEntity.DefaultQuery",
    reported: Example(.bookWithQuery(declaredAs: "struct BookQuery", mark: "↓")),
    correct: Example(.bookWithQuery(declaredAs: "struct BookQuery: EntityQuery")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.isLookedUp {
      guard let named = entity.defaultQuery.only, let type = entity.defaultQueryType,
        !type.conformances.contains("EntityQuery"),
        type.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) })
      else { continue }
      reporter.report(
        "'\(named.name)' must conform to 'EntityQuery' to be the 'defaultQuery' of '\(entity.type.name)'",
        at: named.place, symbol: entity.type.symbol("defaultQuery"),
        notes: type.place.map { [.declaration(of: named.name, at: $0)] } ?? [])
    }
  }
}
