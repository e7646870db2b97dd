import IntentModel

extension Rule {
  static let typeDisplayMissingNumericFormat = Rule(
    id: "type-display-missing-numeric-format", severity: .note,
    summary: "the type name of an entity has no plural form",
    rationale: """
      With a 'numericFormat' Shortcuts shows a count such as '3 books'. Without one it can show only the name of \
      the type. Add 'numericFormat:' to 'TypeDisplayRepresentation'.
      """,
    source: "AppIntents documentation: TypeDisplayRepresentation", isOptIn: true,
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = ↓"Book"
        }
        """),
      Example(
        "struct Book: AppEntity { static let typeDisplayRepresentation = ↓TypeDisplayRepresentation(name: \"Book\") }"),
    ],
    nonTriggering: [
      Example(
        #"""
        struct Book: AppEntity {
          static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Book", numericFormat: "\(placeholder: .int) books")
        }
        """#),
      Example("struct Book: AppEntity { static let typeDisplayRepresentation = makeRepresentation() }"),
      // A unique entity has no plural.
      Example(
        "struct A: UniqueAppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = \"Settings\" }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where !entity.conforms(to: "UniqueAppEntity") {
      guard let representation = entity.typeDisplayRepresentation.only, representation.numericFormat == nil else {
        continue
      }
      reporter.report(
        "'typeDisplayRepresentation' of '\(entity.type.name)' has no 'numericFormat', so Shortcuts has no plural form",
        at: representation.place,
        symbol: entity.type.symbol("typeDisplayRepresentation"))
    }
  }
}
