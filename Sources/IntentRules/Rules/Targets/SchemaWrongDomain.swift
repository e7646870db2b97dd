import IntentModel

extension Rule {
  static let schemaWrongDomain = Rule(
    id: "schema-wrong-domain", severity: .warning, summary: "a type under a schema uses one of another domain",
    rationale: """
      An app may have schemas of several domains, but the parameters and properties that a schema defines are of its own. \
      What a schema defines is known of some only, and the rule says nothing about the others.
      """,
    source: "WWDC24 10133, AppIntents documentation: the schemas' pages",
    triggering: [
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct Open { var target: ↓Book }
        @AppEntity(schema: .books.book)
        struct Book { let id: Int }
        """)
    ],
    nonTriggering: [
      Example(
        """
        @AppIntent(schema: .photos.openAsset)
        struct Open { var target: Photo }
        @AppEntity(schema: .photos.asset)
        struct Photo { let id: Int }
        """),
      Example(
        """
        @AppIntent(schema: .system.open)
        struct Open { var target: Book }
        @AppEntity(schema: .books.book)
        struct Book { let id: Int }
        """),
    ]
  ) { model, reporter in
    for shaped in model.shapedTypes {
      let domain = KnownSchemas.domain(of: shaped.name)
      for (variable, place, type) in model.typesOfSchema(in: shaped) {
        guard let other = type.schema?.name.known, KnownSchemas.domain(of: other) != domain else { continue }
        reporter.report(
          "'\(type.name)' is of the domain '\(KnownSchemas.domain(of: other))', '\(shaped.name)' of '\(domain)'",
          at: place, symbol: shaped.type.symbol(variable.name),
          notes: [.init(message: "'\(type.name)' is declared here", place: type.place)])
      }
    }
  }
}
