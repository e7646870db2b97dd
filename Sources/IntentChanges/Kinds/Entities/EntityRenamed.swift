extension ChangeKind {
  static let entityRenamed: ChangeKind = ChangeKind(
    "entity-renamed", .breaking, .savedShortcuts, summary: "the identifier of an entity changed",
    rationale: """
      Saved shortcuts store the identifier of the entity's type together with the id. Keep the name of the type, or \
      state the old name as its 'persistentIdentifier'. The change is one level lower if no intent that the old \
      version offers takes or returns the entity, and no Find action finds it.
      """,
    source: "WWDC22 session 10032; metadata of shipped apps (a parameter's type names the entity)",
    reported: ChangeExample(
      .book(#"@Property(title: "Title") var title: String"#, isTaken: true),
      .book(#"@Property(title: "Title") var title: String"#, name: "↓BookEntity", isTaken: true)),
    harmless: ChangeExample(
      instead: """
        struct BookEntity: AppEntity {
          static let persistentIdentifier = "Book"
          var id: Int
          @Property(title: "Title") var title: String
        }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var book: BookEntity
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportRenamed(
      "entity", comparison.entities.pairs.map { ($0.old.type, $0.new.type, $0.rename) }, in: comparison)
  }
}
