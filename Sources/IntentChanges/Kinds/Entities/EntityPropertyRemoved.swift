extension ChangeKind {
  static let entityPropertyRemoved = ChangeKind(
    "entity-property-removed", .breaking, .savedShortcuts, summary: "a property of an entity is gone",
    rationale: """
      Shortcuts use properties as variables ('Title of Book') and Find actions filter and sort by them. All of these are \
      empty now. In an entity that no intent of the older version took or gave, and that no Find action found, it is one \
      level lower.
      """,
    source: "WWDC22 session 10032 (properties are what shortcuts can use of an entity)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Author") var ↓author: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct Book: AppEntity { var id: Int }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """)
    ],
    harmless: [
      ChangeExample(
        "struct Book: AppEntity { var id: Int; @Property(title: \"Author\") var author: String; var page = 1 }",
        "struct Book: AppEntity { var id: Int; @Property(title: \"Author\") var author: String }")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      for property in comparison.properties(of: pair).removed {
        reporter.report(
          "'\(pair.old.type.name)' no longer has the property '\(property.name)': variables and filters of it are empty",
          symbol: "\(pair.old.type.symbol)/\(property.name)", at: .old(property.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous,
          notes: [
            Change.Note(message: "'\(pair.new.type.name)' is declared here", place: .new(pair.new.type.location))
          ])
      }
    }
  }
}
