extension Rule {
  static let wrappedPropertyComputed: Rule = Rule(
    id: "wrapped-property-computed", severity: .error,
    summary: "'@Parameter' or '@Property' is on a computed property",
    rationale: """
      '@Parameter' and '@Property' are property wrappers, and Swift allows property wrappers only on stored properties. \
      The type does not compile. For an entity, use '@ComputedProperty', which is a macro, or store the value.
      """,
    source: "The Swift Programming Language: property wrappers; AppIntents documentation: ComputedProperty",
    reported: """
      struct Book: AppEntity {
        let id: Int
        let record: Record
        @Property(title: "Name") var ↓name: String { record.name }
      }
      """,
    correct: """
      struct Book: AppEntity {
        let id: Int
        let record: Record
        @ComputedProperty var name: String { record.name }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for type in model.types where type.conformances.contains("AppIntent") || type.conformances.contains("AppEntity") {
      for member in type.ownMembers where member.kind == .variable && member.storage == .computed {
        guard let wrapper = member.attributes.first(where: { wrappers.contains($0.name) }) else { continue }
        let remedy =
          type.conformances.contains("AppEntity")
          ? "use '@ComputedProperty', or store the value" : "store the value, or remove '@\(wrapper.name)'"
        reporter.report(
          "'@\(wrapper.name)' does not compile on the computed property '\(member.name)'; \(remedy)",
          at: member.place, symbol: type.symbol(member.name))
      }
    }
  }

  private static let wrappers: Set<String> = ["Parameter", "IntentParameter", "Property", "EntityProperty"]
}
