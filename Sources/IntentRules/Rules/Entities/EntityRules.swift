extension Rule {
  /// Rules about entities and queries.
  static let entityRules: [Rule] = [
    comparatorWrongType, generableNotTransient, queryIgnoresFilter, reindexDoesNothing, unknownOwnership,
    attributeSetUnread, computedIdentifier, customIndexingKeyInvalid, defaultIgnoresDependency, defaultQueryNotQuery,
    deferredPropertyNotAsync, dependencyInEntity,
    duplicatePropertyTitle, duplicateQueryName,
    entitiesMatchingWithoutStringQuery,
    entityIdType,
    entityMissingDefaultQuery,
    entityMissingDisplayRepresentation, entityMissingTypeDisplay, entityNoProperties, entityUnstableID,
    enumerableQueryMissingAll, filterOfOptionalEntity, indexedEntityNeverDonated, indexedEntityWithoutKeys,
    intentValueQueryInput,
    interpolatedDisplayRepresentation,
    preferComputedProperty,
    internalPropertyIndexed, propertyQueryEmpty, propertyQueryMissingMembers, propertyQueryUnknownProperty,
    queryEntityMismatch,
    queryComparesLowercased, queryIgnoresIdentifiers, queryIgnoresMode, queryIgnoresSorting, queryIgnoresText,
    queryMissingInit,
    queryMissingEntitiesForIdentifiers,
    spokenEntityUnique, stringQueryMissingMatch,
    suggestedEntitiesMissing, swiftDataModelEntity,
    transientEntityIdentifier, transientEntityIndexed, typeDisplayMissingNumericFormat, unsupportedPropertyType,
    urlRepresentationNotUnique,
  ]
}
