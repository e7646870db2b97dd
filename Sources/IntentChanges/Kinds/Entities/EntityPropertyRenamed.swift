extension ChangeKind {
  static let entityPropertyRenamed = ChangeKind(
    "entity-property-renamed", .breaking, .savedShortcuts, summary: "a property of an entity has another name",
    rationale: """
      Variables and filters of saved shortcuts name the property. Under another name it is gone for them. Keep the name; the \
      title is what people see. In an entity that no intent of the older version took or gave, and that no Find action \
      found, it is one level lower.
      """,
    source: "metadata of shipped apps (a property's identifier is its name)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Author") var author: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Author") var ↓writer: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """)
    ],
    harmless: [
      ChangeExample(
        "struct Book: AppEntity { var id: Int; @Property(title: \"Author\") var author: String }",
        "struct Book: AppEntity { var id: Int; @Property(title: \"Writer\") var author: String }")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      for match in comparison.properties(of: pair).pairs {
        guard let rename = match.rename else { continue }
        reporter.report(
          "property '\(match.old.name)' of '\(pair.old.type.name)' is now '\(match.new.name)': variables and filters of it are empty",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous,
          notes: [.before("'\(match.old.name)' stood here; \(rename.explanation)", match.old.location)])
      }
    }
  }
}
