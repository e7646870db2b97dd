extension Rule {
  static let propertyQueryEmpty: Rule = Rule(
    id: "property-query-empty", severity: .warning, summary: "a property query has no property to filter by",
    rationale: """
      Shortcuts shows a 'Find' action for an 'EntityPropertyQuery', with a filter for each of its properties. With \
      an empty 'QueryProperties' the action has none. List the properties, or use an 'EntityStringQuery' or \
      'EnumerableEntityQuery'.
      """,
    source: "documentation of EntityPropertyQuery",
    reported: Example(.filtering("↓properties = QueryProperties {}")),
    correct: Example(
      .filtering("properties = QueryProperties {\n    Property(\\.$title) { EqualToComparator { $0 } }\n  }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let alternative = query.properties.alternatives.first, query.properties.alternatives.count == 1,
        alternative.content.known?.isEmpty == true, alternative.origin.providedBy == nil
      else { continue }
      reporter.report(
        "'\(query.type.name)' has no property to filter by, so its 'Find' action has no filter; list the properties",
        at: alternative.origin.member, symbol: query.type.symbol("properties"))
    }
  }
}

extension String {
  /// An entity with one property, and its query with these properties to filter by.
  static func filtering(_ properties: String, _ variable: String = "title: String") -> String {
    """
    struct Book: AppEntity {
      let id: Int
      @Property(title: "\(String(variable.prefix { $0 != ":" }).capitalizedFirst)") var \(variable)
    }

    struct BookQuery: EntityPropertyQuery {
      static let \(properties)

      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
    }
    """
  }
}
