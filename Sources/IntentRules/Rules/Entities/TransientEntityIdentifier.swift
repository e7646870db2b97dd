extension Rule {
  static let transientEntityIdentifier: Rule = Rule(
    id: "transient-entity-identifier", severity: .note,
    summary: "an 'EntityIdentifier' refers to a transient entity",
    rationale: """
      The system uses an 'EntityIdentifier' to find an entity again. A transient entity has no query, so the \
      system never finds it. Use an entity with a query. The rule reads only the bodies of 'perform()'.
      """,
    source: "AppIntents documentation: TransientAppEntity, EntityIdentifier",
    reported: Example(
      showing("↓Ticket") + "struct Ticket: TransientAppEntity {\n  @Property(title: \"Seat\") var seat: Int\n}"),
    correct: Example(
      showing("Ticket")
        + "struct Ticket: AppEntity {\n  static let defaultQuery = TicketQuery()\n\n  let id: String\n}"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      for type in body.calls.filter({ $0.name == "EntityIdentifier" }).flatMap(\.metatypes) {
        guard let entity = model.entity(type), entity.isTransient else { continue }
        reporter.report(
          "'\(entity.type.name)' is a transient entity, so the system cannot find it by its identifier; use an entity with a query",
          at: type.place,
          symbol: intent.type.symbol("perform()"))
      }
    }
  }
}

private func showing(_ entity: String) -> String {
  .working(
    "activity.appEntityIdentifier = EntityIdentifier(for: \(entity).self, identifier: \"3\")", name: "ShowTicket")
    + "\n\n"
}
