extension Rule {
  static let typeDisplayMissingNumericFormat: Rule = Rule(
    id: "type-display-missing-numeric-format", severity: .note,
    summary: "the type name of an entity has no plural form",
    rationale: """
      Shortcuts names the Find action of an entity with the plural of 'numericFormat'. It also shows counts such as '3 books' with \
      it. Without one the action is called 'Find Book'. Add 'numericFormat:' to 'TypeDisplayRepresentation'. The rule checks entities \
      with a Find action, which an 'EntityPropertyQuery' or an 'EnumerableEntityQuery' makes.
      """,
    source: "AppIntents documentation: TypeDisplayRepresentation; vincode-io/Zavala commit c615476b",
    reported: Example(.found(#"TypeDisplayRepresentation(name: "Book")"#, mark: "↓")),
    correct: Example(
      .found("TypeDisplayRepresentation(\n    name: \"Book\", numericFormat: \"\\(placeholder: .int) books\")")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let found = model.bundle.queries.filter { $0.conforms(to: "EntityPropertyQuery", "EnumerableEntityQuery") }
      .compactMap { model.entity($0.entity)?.type.place }
    for entity in model.bundle.entities
    where found.contains(entity.type.place) && !entity.conforms(to: "UniqueAppEntity") {
      guard let representation = entity.typeDisplayRepresentation.only, representation.numericFormat == nil else {
        continue
      }
      reporter.report(
        "'typeDisplayRepresentation' of '\(entity.type.name)' has no 'numericFormat', so the Find action has its name in the "
          + "singular; add one",
        at: representation.place,
        symbol: entity.type.symbol("typeDisplayRepresentation"))
    }
  }
}

extension String {
  fileprivate static func found(_ representation: String, mark: String = "") -> String {
    """
    struct Book: AppEntity {
      let id: Int
      static let typeDisplayRepresentation = \(mark)\(representation)
    }

    struct BookQuery: EnumerableEntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      func allEntities() async throws -> [Book] { [] }
    }
    """
  }
}
