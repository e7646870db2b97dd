extension ChangeKind {
  static let entityRemoved = ChangeKind(
    "entity-removed", .breaking, .savedShortcuts, summary: "an entity was removed",
    rationale: """
      Saved shortcuts store an entity as its type and its id. They also contain variables that use its properties. All \
      of these are lost. The change is one level lower if no intent that the old version offers takes or returns the \
      entity, and no Find action finds it.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    examples: [
      ChangeExample(
        """
        struct ↓Book: AppEntity {
          var id: Int
        }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: Book
        }
        """,
        """
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: String
        }
        """),
      ChangeExample(
        """
        struct ↓Book: AppEntity {
          var id: Int
        }
        """, "", level: .dangerous),
    ],
    harmless: [
      ChangeExample(
        """
        struct Book: Identifiable {
          var id: Int
        }
        struct A: AppIntent {}
        """, "struct A: AppIntent {}")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for removed in comparison.entities.removed {
      let isUsed = used.contains(removed.type.name)
      reporter.report(
        "the entity '\(removed.type.name)' was removed"
          + (isUsed
            ? ", so saved shortcuts lose values of this type; keep the type"
            : "; in the old version, only hidden or deprecated intents used it, or none"),
        symbol: removed.type.symbol, at: .old(removed.type.location), level: isUsed ? nil : .dangerous)
    }
  }
}
