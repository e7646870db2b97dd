extension ChangeKind {
  static let entityRenamed = ChangeKind(
    "entity-renamed", .breaking, .savedShortcuts, summary: "an entity has another identifier",
    rationale: """
      Saved shortcuts hold entities by type and id. Keep the type's name, or state the old one as the \
      'persistentIdentifier'. One that no intent of the older version took or gave, and that no Find action found, is one \
      level lower.
      """,
    source: "WWDC22 session 10032; metadata of shipped apps (a parameter's type names the entity)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Title") var title: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct ↓BookEntity: AppEntity { var id: Int; @Property(title: "Title") var title: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: BookEntity }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int; @Property(title: "Title") var title: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct BookEntity: AppEntity {
          static let persistentIdentifier = "Book"
          var id: Int; @Property(title: "Title") var title: String
        }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: BookEntity }
        """)
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      reporter.report(
        "the entity '\(old)' is now '\(new)': saved values of it can't be found", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location), level: used.contains(pair.old.type.name) ? nil : .dangerous,
        notes: [.before("'\(old)' stood here; \(rename.explanation)", pair.old.type.location)],
        fix: pair.new.type.persistentIdentifier.isAbsent
          ? .pinIdentifier(old, of: .new(pair.new.type.location)) : nil)
    }
  }
}
