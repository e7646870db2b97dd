import IntentModel
import JSONDocuments

extension Rule {
  static let propertyQueryUnknownProperty = Rule(
    id: "property-query-unknown-property", severity: .error,
    summary: "a property query filters or sorts by what is no property of the entity",
    rationale: """
      'QueryProperties' and 'SortingOptions' name properties of the entity by their projections, '\\.$title'. A variable \
      without '@Property' has none, and the type doesn't compile.
      """,
    source: "WWDC22 10032, AppIntents documentation: EntityQueryProperty, EntityQuerySortableByProperty",
    triggering: [
      Example(.propertyQuery(#"Property(↓\.$titel) { EqualToComparator { $0 } }"#, "SortableBy(\\.$title)")),
      Example(.propertyQuery("Property(\\.$title) { EqualToComparator { $0 } }", "SortableBy(↓\\Book.$pages)")),
    ],
    nonTriggering: [
      Example(.propertyQuery("Property(\\.$title) { EqualToComparator { $0 } }", "SortableBy(\\.$title)")),
      Example(.propertyQuery("Property(\\Book.$year) { EqualToComparator { $0 } }", "SortableBy(\\.$year)")),
      // A property of a property, a wrapper of the app's own.
      Example(.propertyQuery("Property(\\.$author.$name) { EqualToComparator { $0 } }", "SortableBy(\\.$cover)")),
      Example(
        """
        import Kit
        import AppIntents
        struct BookQuery: EntityPropertyQuery {
          static let sortingOptions = SortingOptions { SortableBy(\\.$name) }
          func entities(for ids: [Int]) -> [KitBook] { [] }
        }
        """),
    ]
  ) { model, reporter in
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let entity = query.entity.flatMap(model.entity), !entity.type.mayHaveHiddenMembers,
        !entity.type.hasUnknownMacro
      else { continue }
      let names = query.properties.known.flatMap { $0 }.compactMap(\.property.known)
      let sorts = query.sortingOptions.known.flatMap { $0 }.compactMap(\.known)
      for reference in names + sorts where !reference.name.contains(".") && !has(entity, reference.name) {
        reporter.report(
          "'\(entity.type.name)' has no property '\(reference.name)'"
            + JSONDocuments.suggestion(for: reference.name, among: entity.properties.map(\.name)), at: reference.place,
          symbol: query.type.symbol(reference.name))
      }
    }
  }

  /// A property, or a variable whose wrapper nobody knows.
  private static func has(_ entity: Entity, _ name: String) -> Bool {
    entity.properties.contains { $0.name == name }
      || entity.type.members.contains { member in
        member.name == name && member.attributes.contains { !$0.isSwifts }
      }
  }
}

extension String {
  fileprivate static func propertyQuery(_ property: String, _ sorting: String) -> String {
    """
    struct Book: AppEntity {
      let id: Int
      var pages: Int
      @Property(title: "Title") var title: String
      @ComputedProperty var year: Int { 3 }
      @Cached var cover: String
    }
    struct BookQuery: EntityPropertyQuery {
      static let properties = QueryProperties { \(property) }
      static let sortingOptions = SortingOptions { \(sorting) }
      func entities(for ids: [Int]) async throws -> [Book] { [] }
    }
    """
  }
}
