extension ChangeKind {
  static let entityPropertyRenamed: ChangeKind = ChangeKind(
    "entity-property-renamed", .breaking, .savedShortcuts, summary: "a property of an entity was renamed",
    rationale: """
      Variables and filters of saved shortcuts store the name of the property. They find no property under the old \
      name and are empty. Keep the name. Users see only the title, which can change. The change is one level lower if \
      no intent that the old version offers takes or returns the entity, and no Find action finds it.
      """,
    source: "metadata of shipped apps (a property's identifier is its name)",
    reported: ChangeExample(
      .book(#"@Property(title: "Author") var author: String"#, isTaken: true),
      .book(#"@Property(title: "Author") var ↓writer: String"#, isTaken: true)),
    harmless: ChangeExample(
      .book(#"@Property(title: "Author") var author: String"#),
      .book(#"@Property(title: "Writer") var author: String"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      for match in comparison.properties(of: pair).pairs {
        guard let rename = match.rename else { continue }
        reporter.report(
          "the property '\(match.old.name)' of '\(pair.old.type.name)' was renamed to '\(match.new.name)', so variables and "
            + "filters in saved shortcuts that use it are empty; keep the name and change only the title",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous,
          notes: [.before("'\(match.old.name)' was declared here; \(rename.explanation)", match.old.location)])
      }
    }
  }
}
