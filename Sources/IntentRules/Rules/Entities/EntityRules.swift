extension Rule {
  /// Entities and queries.
  static let entityRules: [Rule] = [
    attributeSetUnread, customIndexingKeyInvalid, defaultQueryNotQuery, deferredPropertyNotAsync,
    duplicatePropertyTitle, duplicateQueryName,
    entitiesMatchingWithoutStringQuery,
    entityIdType,
    entityMissingDefaultQuery,
    entityMissingDisplayRepresentation, entityMissingTypeDisplay, entityNoProperties, entityUnstableID,
    enumerableQueryMissingAll, indexedEntityNeverDonated, indexedEntityWithoutKeys, intentValueQueryInput,
    interpolatedDisplayRepresentation,
    preferComputedProperty,
    propertyQueryMissingMembers, propertyQueryUnknownProperty, queryEntityMismatch,
    queryIgnoresIdentifiers, queryIgnoresMode, queryIgnoresSorting, queryMissingInit,
    queryMissingEntitiesForIdentifiers,
    stringQueryMissingMatch,
    suggestedEntitiesMissing, swiftDataModelEntity,
    transientEntityIdentifier, typeDisplayMissingNumericFormat, unsupportedPropertyType, urlRepresentationNotUnique,
  ]
}
