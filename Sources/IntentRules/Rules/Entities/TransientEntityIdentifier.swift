import IntentModel

extension Rule {
  static let transientEntityIdentifier = Rule(
    id: "transient-entity-identifier", severity: .note,
    summary: "a transient entity is referred to by an identifier",
    rationale: """
      An 'EntityIdentifier' tells the system where to look something up later; a transient entity is never looked up. Only \
      the bodies of 'perform()' are read.
      """,
    source: "AppIntents documentation: TransientAppEntity, EntityIdentifier", isOptIn: true,
    triggering: [
      Example(
        .intent("Open", "AppIntent", "").replacing(
          "{ .result() }",
          with: """
            {
              activity.appEntityIdentifier = EntityIdentifier(for: ↓Ticket.self, identifier: "3")
              return .result()
            }
            """) + "\nstruct Ticket: TransientAppEntity { @Property var seat: Int }")
    ],
    nonTriggering: [
      Example(
        .intent("Open", "AppIntent", "").replacing(
          "{ .result() }",
          with: """
            {
              activity.appEntityIdentifier = EntityIdentifier(for: Book.self, identifier: 3)
              print(Ticket.self)
              return .result()
            }
            """) + "\nstruct Ticket: TransientAppEntity {}\n" + .fullEntity())
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for body in intent.performBodies where body.providedBy == nil {
        for type in body.calls.filter({ $0.name == "EntityIdentifier" }).flatMap(\.metatypes) {
          guard let entity = model.entity(type), entity.isTransient else { continue }
          reporter.report(
            "'\(entity.type.name)' is transient, and can't be found by an identifier", at: type.place,
            symbol: intent.type.symbol("perform()"))
        }
      }
    }
  }
}
