extension Rule {
  static let unknownOwnership: Rule = Rule(
    id: "unknown-ownership", severity: .error, summary: "'ownership' has a value that the framework does not have",
    rationale: """
      'EntityOwnership' is an option set with 'unknown', 'shared' and 'public'. Another name does not compile. An entity of one \
      person alone has '[]'.
      """,
    source: "AppIntents documentation: EntityOwnership",
    reported: Example(owned(".↓private")), correct: Example(owned("[.shared, .public]")),
    check: check)

  private static let values: Set<String> = ["unknown", "shared", "public", "init", "self"]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities {
      for name in entity.ownershipNames where !values.contains(name.name) && !entity.type.mayHaveHiddenMembers {
        reporter.report(
          "'EntityOwnership' has no '\(name.name)', only 'unknown', 'shared' and 'public'; use '[]' for an entity of one person",
          at: name.place, symbol: entity.type.symbol("ownership"))
      }
    }
  }
}

private func owned(_ value: String) -> String {
  """
  struct Book: OwnershipProvidingEntity {
    let id: Int
    var ownership: EntityOwnership { \(value) }
    // …
  }
  """
}
