import IntentModel

extension Rule {
  static let preferComputedProperty = Rule(
    id: "prefer-computed-property", severity: .note, summary: "a deferred property waits for nothing",
    rationale: """
      '@DeferredProperty' is fetched only when someone asks for it, and isn't there for what doesn't. What needs no 'await' \
      is at hand and better read as '@ComputedProperty'.
      """,
    source: "WWDC25 275", isOptIn: true,
    triggering: [
      Example("struct Book: AppEntity { @DeferredProperty var ↓size: Int { get async throws { text.count } } }")
    ],
    nonTriggering: [
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
          "deferred property '\(property.name)' waits for nothing", at: property.place,
          symbol: entity.type.symbol(property.name))
      }
    }
  }
}
