import IntentModel

extension Rule {
  static let propertyQueryUnknownProperty: Rule = Rule(
    id: "property-query-unknown-property", severity: .error,
    summary: "a property query refers to an unknown property of the entity",
    rationale: """
      'QueryProperties' and 'SortingOptions' refer to the entity's properties with key paths such as '\\.$title'. \
      Only a variable with '@Property' has such a key path. The query does not compile if the name is misspelled \
      or the wrapper is missing.
      """,
    source: "WWDC22 10032, AppIntents documentation: EntityQueryProperty, EntityQuerySortableByProperty",
    reported: Example(propertyQuery(of: #"↓\.$titel"#)),
    correct: Example(propertyQuery(of: #"\.$title"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let entity = query.entity.flatMap(model.entity), !entity.type.mayHaveHiddenMembers,
        !entity.type.hasUnknownMacro
      else { continue }
      let names = query.properties.known.flatMap { $0 }.compactMap(\.property.known)
      let sorts = query.sortingOptions.known.flatMap { $0 }.compactMap(\.known)
      let known = propertyNames(entity)
      for reference in names + sorts where reference.missingProjection != nil && known.contains(reference.name) {
        reporter.report(
          "the key path to '\(reference.name)' lacks '$' before the name, so it does not compile", at: reference.place,
          symbol: query.type.symbol(reference.name))
      }
      for reference in names + sorts where !reference.name.contains(".") && !known.contains(reference.name) {
        reporter.report(
          "'\(reference.name)' is not a '@Property' of '\(entity.type.name)'"
            + entity.properties.map(\.name).suggestion(for: reference.name), at: reference.place,
          symbol: query.type.symbol(reference.name))
      }
    }
  }

  /// The names of the properties, and of all members with an attribute that is not Swift's own, such as an unknown wrapper.
  private static func propertyNames(_ entity: Entity) -> Set<String> {
    let wrapped = entity.type.members.filter { member in member.attributes.contains { !$0.isSwifts } }
    return Set(entity.properties.map(\.name) + wrapped.map(\.name))
  }
}

private func propertyQuery(of keyPath: String) -> String {
  .filtering("properties = QueryProperties {\n    Property(\(keyPath)) {\n      EqualToComparator { $0 }\n    }\n  }")
}
