import IntentModel

extension Rule {
  static let preferComputedProperty = Rule(
    id: "prefer-computed-property", severity: .note, summary: "the getter of a deferred property contains no 'await'",
    rationale: """
      The system reads a '@DeferredProperty' only when it asks for that property, so other features do not see the \
      value. A getter without 'await' needs no deferred access. Use '@ComputedProperty'.
      """,
    source: "WWDC25 275", isOptIn: true,
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          @DeferredProperty var ↓wordCount: Int {
            get async throws { words.count }
          }
        }
        """)
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          @ComputedProperty var wordCount: Int { words.count }
        }
        """),
      Example("struct Book: AppEntity { @DeferredProperty var size: Int { get async throws { try await fetch() } } }"),
      Example(
        "struct Book: AppEntity { @DeferredProperty var size: Int { get async { async let n = f(); return await n } } }"
      ),
      Example("struct Book: AppEntity { @ComputedProperty var size: Int { 3 } }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities {
      for property in entity.properties
      where property.wrapper == .deferredProperty && property.accessor == .asyncGetter && !property.awaits {
        reporter.report(
          "the getter of deferred property '\(property.name)' contains no 'await'; use '@ComputedProperty'",
          at: property.place,
          symbol: entity.type.symbol(property.name))
      }
    }
  }
}
