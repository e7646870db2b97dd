extension ChangeKind {
  static let entityPropertyTypeChanged = ChangeKind(
    "entity-property-type-changed", .breaking, .savedShortcuts, summary: "a property of an entity has another type",
    rationale: """
      Comparisons of saved Find actions and the actions that take the property expect the old type. Where one of the types \
      isn't in the scan, or no intent of the older version took or gave the entity and no Find action found it, the change \
      is one level lower.
      """,
    source: "metadata of shipped apps (a property's type is part of it)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Year") var year: Int }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Year") var ↓year: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """)
    ],
    harmless: [
      ChangeExample(
        "struct Book: AppEntity { var id: Int; @Property(title: \"Year\") var year: Int }",
        "struct Book: AppEntity { var id: Int; @Property(title: \"Year\") var year: Int? }")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      for match in comparison.properties(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type,
          old.isSeveral != new.isSeveral || !comparison.isSame(old, new)
        else { continue }
        let isCertain = old.isCertain && new.isCertain && used.contains(pair.old.type.name)
        reporter.report(
          "property '\(match.new.name)' of '\(pair.new.type.name)' is '\(new.spelling)' instead of '\(old.spelling)'",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: isCertain ? nil : .dangerous, notes: [.before("it was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
