extension ChangeKind {
  static let entityRemoved = ChangeKind(
    "entity-removed", .breaking, .savedShortcuts, summary: "an entity is gone",
    rationale: """
      Saved shortcuts hold entities by type and id, and the variables that are made of their properties. All of that is \
      lost. One that no intent of the older version took or gave, and that no Find action found, is one level lower.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    examples: [
      ChangeExample(
        """
        struct ↓Book: AppEntity { var id: Int }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """, #"struct OpenBook: AppIntent { @Parameter(title: "Book") var book: String }"#),
      ChangeExample("struct ↓Book: AppEntity { var id: Int }", "", level: .dangerous),
    ],
    harmless: [
      ChangeExample("struct Book: Identifiable { var id: Int }\nstruct A: AppIntent {}", "struct A: AppIntent {}")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for removed in comparison.entities.removed {
      let isUsed = used.contains(removed.type.name)
      reporter.report(
        "the entity '\(removed.type.name)' is removed"
          + (isUsed ? ": saved values of it can't be found" : ", which no intent used that people were offered"),
        symbol: removed.type.symbol, at: .old(removed.type.location), level: isUsed ? nil : .dangerous)
    }
  }
}
