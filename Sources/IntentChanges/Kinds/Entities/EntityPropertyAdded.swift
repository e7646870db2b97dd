extension ChangeKind {
  static let entityPropertyAdded: ChangeKind = ChangeKind(
    "entity-property-added", .info, .display, summary: "a property of an entity was added",
    rationale:
      "Users get one more variable. Saved shortcuts store its name from the first release on, so choose it with care.",
    source: "WWDC22 session 10032 (properties are what shortcuts can use of an entity)",
    reported: ChangeExample(
      .book(),
      .book(#"@Property(title: "Author") var ↓author: String"#)),
    harmless: ChangeExample(instead: .book(#"var author = """#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.entities.pairs {
      for property in comparison.properties(of: pair).added {
        reporter.report(
          "the property '\(property.name)' was added to '\(pair.new.type.name)'",
          symbol: "\(pair.old.type.symbol)/\(property.name)", at: .new(property.location))
      }
    }
  }
}
