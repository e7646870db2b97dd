extension ChangeKind {
  static let entityPropertyTypeChanged: ChangeKind = ChangeKind(
    "entity-property-type-changed", .breaking, .savedShortcuts, summary: "the type of an entity's property changed",
    rationale: """
      Saved Find actions that filter by the property, and actions that take it as input, expect the old type. Add a \
      property with the new type and keep the old one. If one of the types is not declared in the scanned sources, it \
      may be the same type under another name, so the change is one level lower. It is also one level lower if no \
      intent that the old version offers takes or returns the entity, and no Find action finds it.
      """,
    source: "metadata of shipped apps (a property's type is part of it)",
    reported: ChangeExample(
      .book(#"@Property(title: "Year") var year: Int"#, isTaken: true),
      .book(#"@Property(title: "Year") var ↓year: String"#, isTaken: true)),
    harmless: ChangeExample(
      .book(#"@Property(title: "Year") var year: Int"#),
      .book(#"@Property(title: "Year") var year: Int?"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      for match in comparison.properties(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type,
          old.isSeveral != new.isSeveral || !comparison.isSame(old, new)
        else { continue }
        let isCertain = old.isCertain && new.isCertain && used.contains(pair.old.type.name)
        reporter.report(
          "the type of '\(match.new.name)' in '\(pair.new.type.name)' changed from '\(old.spelling)' to '\(new.spelling)', so "
            + "actions and filters in saved shortcuts that use it may fail; add a new property instead",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: isCertain ? nil : .dangerous,
          notes: [.before("the type was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
