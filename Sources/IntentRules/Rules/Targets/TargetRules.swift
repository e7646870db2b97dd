extension Rule {
  /// Rules about targets, packages, schemas and tools.
  static let targetRules: [Rule] = [
    testUnknownName,
    schemaGroupIncomplete, schemaReachesNothing,
    activityInCatalystBuild, appIntentsPackageMissing, appIntentsPackageNotIncluded, availabilityMismatch,
    confusableIntents,
    duplicateWidgetKind, fileInNoTarget,
    intentsInLibraryOldToolchain, liveActivitiesNotSupported, metadataExtractionSkipped, misspelledExtensionPoint,
    openAppWhenRunInExtension,
    schemaDeprecated,
    schemaEntityNotExposed, schemaExtraPropertyNotOptional, schemaMissingProperty, schemaUnknown, schemaWrongDomain,
    siriKitClassUnlisted, siriKitIntentWithoutSuccessor, siriKitLeftover, staticPackageIncluded,
    targetWithoutAppIntents,
    toolMissingDescription, toolNotDiscoverable,
    toolParameterUndescribed, unknownWidgetKind, widgetControlWithoutIntent, widgetNotInBundle,
  ]
}
