extension ChangeKind {
  static let entityAdded = ChangeKind(
    "entity-added", .info, .display, summary: "an entity is new",
    rationale: "Its name, its ids and its properties are promises from the day that an intent takes or gives it.",
    source: "WWDC22 session 10032 (entities are stored by id)",
    examples: [ChangeExample("", "struct ↓Book: AppEntity { var id: Int }")],
    harmless: [
      ChangeExample("struct A: AppIntent {}", "struct Book: Identifiable { var id: Int }\nstruct A: AppIntent {}")
    ]
  ) { comparison, reporter in
    for added in comparison.entities.added {
      reporter.report(
        "the entity '\(added.type.name)' is new", symbol: added.type.symbol, at: .new(added.type.location))
    }
  }
}
