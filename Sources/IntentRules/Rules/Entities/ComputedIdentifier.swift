extension Rule {
  static let computedIdentifier: Rule = Rule(
    id: "computed-identifier", severity: .error,
    summary: "the 'id' of an entity has '@ComputedProperty' or '@DeferredProperty'",
    rationale: """
      The system stores the identifier of an entity, and asks the query for the entity by it. A property that the \
      system computes when it is read cannot be one. Declare 'id' as a plain property.
      """,
    source: "Apple's guide for agents in Xcode 27: convenience properties",
    reported: Example(identified("@ComputedProperty var ↓id: Int { book.number }")),
    correct: Example(identified("let id: Int")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties
    where property.name == "id" && [.computedProperty, .deferredProperty].contains(property.wrapper) {
      reporter.report(
        "'@\(property.wrapper.rawValue)' cannot be on 'id', which the system stores; declare 'id' as a plain property",
        at: property.place, symbol: entity.type.symbol("id"))
    }
  }
}

private func identified(_ member: String) -> String { "struct Book: AppEntity {\n  \(member)\n}" }
