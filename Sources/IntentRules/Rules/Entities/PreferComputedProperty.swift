extension Rule {
  static let preferComputedProperty: Rule = Rule(
    id: "prefer-computed-property", severity: .note, summary: "the getter of a deferred property contains no 'await'",
    rationale: """
      The system reads a '@DeferredProperty' only when it asks for that property, so other features do not see the \
      value. A getter without 'await' needs no deferred access. Use '@ComputedProperty'.
      """,
    source: "WWDC25 275", isOptIn: true,
    reported: """
      struct Book: AppEntity {
        @DeferredProperty var ↓wordCount: Int {
          get async throws { words.count }
        }
      }
      """,
    correct: """
      struct Book: AppEntity {
        @ComputedProperty var wordCount: Int { words.count }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties
    where property.wrapper == .deferredProperty && property.accessor == .asyncGetter && !property.awaits {
      reporter.report(
        "the getter of deferred property '\(property.name)' contains no 'await'; use '@ComputedProperty'",
        at: property.place, symbol: entity.type.symbol(property.name))
    }
  }
}
