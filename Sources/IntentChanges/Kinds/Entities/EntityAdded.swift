extension ChangeKind {
  static let entityAdded = ChangeKind(
    "entity-added", .info, .display, summary: "an entity was added",
    rationale: """
      Saved shortcuts store its name, its ids and the names of its properties as soon as an intent takes or returns \
      it, so choose them with care.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    examples: [
      ChangeExample(
        "",
        .book(name: "↓Book"))
    ],
    harmless: [
      ChangeExample(
        "struct A: AppIntent {}",
        """
        struct Book: Identifiable {
          var id: Int
        }
        struct A: AppIntent {}
        """)
    ]
  ) { comparison, reporter in
    for added in comparison.entities.added {
      reporter.report(
        "the entity '\(added.type.name)' was added", symbol: added.type.symbol, at: .new(added.type.location))
    }
  }
}
