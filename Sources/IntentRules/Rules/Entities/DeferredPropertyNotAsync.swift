import IntentModel

extension Rule {
  static let deferredPropertyNotAsync = Rule(
    id: "deferred-property-not-async", severity: .error,
    summary: "a deferred property has no asynchronous getter, or a computed one no getter",
    rationale: """
      '@DeferredProperty' is for what takes time to fetch, by 'get async throws'; '@ComputedProperty' reads what is there, \
      by a plain getter. A stored variable belongs under '@Property'. The macros reject anything else.
      """,
    source: "WWDC25 275, AppIntents documentation: DeferredProperty, ComputedProperty",
    triggering: [
      Example("struct Book: AppEntity { @DeferredProperty var ↓size: Int { 3 } }"),
      Example("struct Book: AppEntity { @DeferredProperty(title: \"Size\") var ↓size: Int }"),
      Example("struct Book: AppEntity { @ComputedProperty var ↓size: Int }"),
      Example("struct Book: AppEntity { @ComputedProperty var ↓size: Int = 3 }"),
    ],
    nonTriggering: [
      Example("struct Book: AppEntity { @DeferredProperty var size: Int { get async throws { 3 } } }"),
      Example("struct Book: AppEntity { @DeferredProperty var size: Int { get async { 3 } } }"),
      Example("struct Book: AppEntity { @ComputedProperty var size: Int { 3 } }"),
      Example("struct Book: AppEntity { @ComputedProperty var size: Int { get { 3 } } }"),
      Example("struct Book: AppEntity { @ComputedProperty(indexingKey: \\.title) var size: Int { 3 } }"),
      Example("struct Book: AppEntity { @Property var size: Int }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities {
      for property in entity.properties {
        let problem: String
        switch (property.wrapper, property.accessor) {
        case (.deferredProperty, .stored): problem = "is stored, not fetched by 'get async throws'"
        case (.deferredProperty, .getter): problem = "has a getter that isn't 'async'"
        case (.computedProperty, .stored): problem = "has no getter"
        default: continue
        }
        reporter.report(
          "'@\(property.wrapper.rawValue)' '\(property.name)' \(problem)", at: property.place,
          symbol: entity.type.symbol(property.name))
      }
    }
  }
}
