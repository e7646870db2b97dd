import IntentModel

extension Rule {
  static let generableNotTransient: Rule = Rule(
    id: "generable-not-transient", severity: .error,
    summary: "'@AppEntity(.generable)' is on an entity that is not transient",
    rationale: """
      Siri makes the values of a generable entity, so no query finds them, and the type must be a 'TransientAppEntity'. \
      Otherwise the code does not compile. Conform the type to 'TransientAppEntity'.
      """,
    source: "AppIntents documentation: GenerableEntity, AppEntity(_:)",
    reported: Example(generable("↓Total", "AppEntity")), correct: Example(generable("Total", "TransientAppEntity")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities
    where entity.isGenerable && !entity.isTransient && !entity.type.mayHaveHiddenMembers {
      reporter.report(
        "'\(entity.type.name)' is generable, and must be a 'TransientAppEntity', or the code does not compile",
        of: entity.type)
    }
  }
}

extension Entity {
  /// Whether Siri may make values of it: it has `@AppEntity(.generable)`.
  var isGenerable: Bool { traits.known.contains { $0.hasTrait("generable") } }
}

private func generable(_ name: String, _ conformance: String) -> String {
  """
  @AppEntity(.generable)
  struct \(name): \(conformance) {
    @Property(title: "Sum", description: "The sum of all prices.") var sum: Int
    // …
  }
  """
}
