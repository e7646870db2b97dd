extension Rule {
  static let deferredPropertyNotAsync: Rule = Rule(
    id: "deferred-property-not-async", severity: .error,
    summary: "a deferred property has no asynchronous getter, or a computed property has no getter",
    rationale: """
      The macro '@DeferredProperty' requires an asynchronous getter, and the macro '@ComputedProperty' requires a \
      getter. They reject any other property, so the entity does not compile. Use '@Property' for a stored \
      property.
      """,
    source: "WWDC25 275, AppIntents documentation: DeferredProperty, ComputedProperty",
    reported: """
      struct Book: AppEntity {
        @DeferredProperty var ↓rating: Double { 4.5 }
      }
      """,
    correct: """
      struct Book: AppEntity {
        @DeferredProperty var rating: Double {
          get async throws { try await fetchRating() }
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties {
      let problem: String
      switch (property.wrapper, property.accessor) {
      case (.deferredProperty, .stored): problem = "must have an asynchronous getter; found a stored property"
      case (.deferredProperty, .getter): problem = "must have an asynchronous getter; write 'get async throws'"
      case (.computedProperty, .stored): problem = "must have a getter; found a stored property"
      case (.computedProperty, .asyncGetter): problem = "cannot have an asynchronous getter; use '@DeferredProperty'"
      default: continue
      }
      reporter.report(
        "'@\(property.wrapper.rawValue)' '\(property.name)' \(problem)", at: property.place,
        symbol: entity.type.symbol(property.name))
    }
  }
}
