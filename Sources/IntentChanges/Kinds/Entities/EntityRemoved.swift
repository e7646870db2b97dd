extension ChangeKind {
  static let entityRemoved: ChangeKind = ChangeKind(
    "entity-removed", .breaking, .savedShortcuts, summary: "an entity was removed",
    rationale: """
      Saved shortcuts store an entity as its type and its id. They also contain variables that use its properties. All \
      of these are lost. The change is one level lower if no intent that the old version offers takes or returns the \
      entity, and no Find action finds it.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    reported: ChangeExample(
      .book(name: "↓Book", isTaken: true),
      """
      struct OpenBook: AppIntent {
        @Parameter(title: "Book") var book: String
      }
      """),
    harmless: ChangeExample(
      """
      struct Book: Identifiable {
        var id: Int
      }
      struct A: AppIntent {}
      """, "struct A: AppIntent {}"),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportRemoved("entity", comparison.entities.removed.map(\.type), in: comparison)
  }
}
