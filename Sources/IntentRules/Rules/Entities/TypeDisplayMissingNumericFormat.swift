import IntentModel

extension Rule {
  static let typeDisplayMissingNumericFormat = Rule(
    id: "type-display-missing-numeric-format", severity: .note,
    summary: "an entity's type has no words for several of it",
    rationale: "With a 'numericFormat' Shortcuts says '3 books'; without one it can only repeat the name.",
    source: "AppIntents documentation: TypeDisplayRepresentation", isOptIn: true,
    triggering: [
      Example("struct Book: AppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = ↓\"Book\" }"),
      Example(
        "struct Book: AppEntity { static let typeDisplayRepresentation = ↓TypeDisplayRepresentation(name: \"Book\") }"),
    ],
    nonTriggering: [
      Example(
        #"""
        struct Book: AppEntity {
          static let typeDisplayRepresentation =
            TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")
        }
        """#),
      Example("struct Book: AppEntity { static let typeDisplayRepresentation = makeRepresentation() }"),
      // There is only one.
      Example(
        "struct A: UniqueAppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = \"Settings\" }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where !entity.conforms(to: "UniqueAppEntity") {
      guard let representation = entity.typeDisplayRepresentation.only, representation.numericFormat == nil else {
        continue
      }
      reporter.report(
        "the type display of '\(entity.type.name)' has no 'numericFormat'", at: representation.place,
        symbol: entity.type.symbol("typeDisplayRepresentation"))
    }
  }
}
