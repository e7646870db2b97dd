extension Rule {
  static let typeDisplayMissingNumericFormat: Rule = Rule(
    id: "type-display-missing-numeric-format", severity: .note,
    summary: "the type name of an entity has no plural form",
    rationale: """
      With a 'numericFormat' Shortcuts shows a count such as '3 books'. Without one it can show only the name of \
      the type. Add 'numericFormat:' to 'TypeDisplayRepresentation'.
      """,
    source: "AppIntents documentation: TypeDisplayRepresentation", isOptIn: true,
    reported: """
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = ↓"Book"
      }
      """,
    correct: #"""
      struct Book: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
          name: "Book", numericFormat: "\(placeholder: .int) books")
      }
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
