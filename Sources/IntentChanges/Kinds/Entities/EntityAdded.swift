extension ChangeKind {
  static let entityAdded: ChangeKind = ChangeKind(
    "entity-added", .info, .display, summary: "an entity was added",
    rationale: """
      Choose its name, its ids and the names of its properties with care. Saved shortcuts store them as soon as an \
      intent takes or returns it.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    reported: ChangeExample(
      "",
      .book(name: "↓Book")),
    harmless: ChangeExample(
      "struct A: AppIntent {}",
      """
      struct Book: Identifiable {
        var id: Int
      }
      struct A: AppIntent {}
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for added in comparison.entities.added where !comparison.siriKit.typesOfTakenOver.contains(added.type.name) {
      reporter.report(
        "the entity '\(added.type.name)' was added", symbol: added.type.symbol, at: .new(added.type.location))
    }
  }
}
