extension Rule {
  static let internalPropertyIndexed: Rule = Rule(
    id: "internal-property-indexed", severity: .warning,
    summary: "a property with the visibility 'internal' has an indexing key",
    rationale: """
      A property with 'visibility: .internal' is not shown to people. An indexing key gives its value to \
      Spotlight, which shows it. Remove one of the two.
      """,
    source: "documentation of AppEntity properties in Xcode 27.3",
    reported: Example(taxed(#"visibility: .internal, ↓indexingKey: \.title"#)),
    correct: Example(taxed("visibility: .internal")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (entity, property) in model.entityProperties {
      guard case .enumCase("internal", nil)? = property.argument("visibility")?.form,
        let key = property.arguments.first(where: { $0.label == "indexingKey" || $0.label == "customIndexingKey" })
      else { continue }
      reporter.report(
        "'\(property.name)' is internal, and its indexing key gives its value to Spotlight; remove one of the two",
        at: key.labelPlace ?? property.place, symbol: entity.type.symbol(property.name))
    }
  }
}

private func taxed(_ arguments: String) -> String {
  "struct Bill: IndexedEntity {\n  let id: Int\n  @Property(title: \"Tax\", \(arguments)) var tax: String\n}"
}
