extension ChangeKind {
  static let entityRenamed = ChangeKind(
    "entity-renamed", .breaking, .savedShortcuts, summary: "the identifier of an entity changed",
    rationale: """
      Saved shortcuts store the identifier of the entity's type together with the id. Keep the name of the type, or \
      state the old name as its 'persistentIdentifier'. The change is one level lower if no intent that the old \
      version offers takes or returns the entity, and no Find action finds it.
      """,
    source: "WWDC22 session 10032; metadata of shipped apps (a parameter's type names the entity)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity {
          var id: Int
          @Property(title: "Title") var title: String
        }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: Book
        }
        """,
        """
        struct ↓BookEntity: AppEntity {
          var id: Int
          @Property(title: "Title") var title: String
        }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: BookEntity
        }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        struct Book: AppEntity {
          var id: Int
          @Property(title: "Title") var title: String
        }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: Book
        }
        """,
        """
        struct BookEntity: AppEntity {
          static let persistentIdentifier = "Book"
          var id: Int
          @Property(title: "Title") var title: String
        }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: BookEntity
        }
        """)
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      reporter.report(
        "the identifier of an entity changed from '\(old)' to '\(new)', so saved shortcuts lose values of it; "
          + "state '\(old)' as its 'persistentIdentifier'", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location), level: used.contains(pair.old.type.name) ? nil : .dangerous,
        notes: [.before("'\(old)' was declared here; \(rename.explanation)", pair.old.type.location)],
        fix: pair.new.type.persistentIdentifier.isAbsent
          ? .pinIdentifier(old, of: .new(pair.new.type.location)) : nil)
    }
  }
}
