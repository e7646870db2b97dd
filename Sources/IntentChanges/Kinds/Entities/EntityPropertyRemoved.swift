extension ChangeKind {
  static let entityPropertyRemoved: ChangeKind = ChangeKind(
    "entity-property-removed", .breaking, .savedShortcuts,
    summary: "a property of an entity was removed, or made internal",
    rationale: """
      Saved shortcuts use properties as variables ('Title of Book'), and Find actions filter and sort by them. All of \
      these are empty when the property is gone, or is 'visibility: .internal'. Keep the property. The change is one level lower if no intent that \
      the old version offers takes or returns the entity, and no Find action finds it.
      """,
    source: "WWDC22 session 10032 (properties are what shortcuts can use of an entity)",
    reported: ChangeExample(
      .book(#"@Property(title: "Author") var ↓author: String"#, isTaken: true),
      .book(isTaken: true)),
    harmless: ChangeExample(
      .book(#"@Property(title: "Author") var author: String"#, "var page = 1"),
      .book(#"@Property(title: "Author") var author: String"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      for property in comparison.properties(of: pair).removed {
        reporter.report(
          "the property '\(property.name)' of '\(pair.old.type.name)' was removed, so variables and filters in saved shortcuts "
            + "that use it are empty; keep the property",
          symbol: "\(pair.old.type.symbol)/\(property.name)", at: .old(property.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous,
          notes: [.now(pair.new.type)])
      }
      for property in comparison.properties(of: pair).pairs where property.new.isInternal && !property.old.isInternal {
        reporter.report(
          "the property '\(property.old.name)' of '\(pair.old.type.name)' became internal, so variables and filters in saved shortcuts "
            + "that use it are empty; keep its visibility",
          symbol: "\(pair.old.type.symbol)/\(property.old.name)", at: .new(property.new.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous)
      }
    }
  }
}
