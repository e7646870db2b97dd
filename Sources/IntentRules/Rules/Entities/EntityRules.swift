extension Rule {
  /// Entities and queries.
  static let entityRules: [Rule] = [
    duplicateQueryName, entityMissingDefaultQuery, entityMissingDisplayRepresentation, entityMissingTypeDisplay,
    enumerableQueryMissingAll, propertyQueryMissingMembers, queryMissingEntitiesForIdentifiers,
    stringQueryMissingMatch,
  ]
}
