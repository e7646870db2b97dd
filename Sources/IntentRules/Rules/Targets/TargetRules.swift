extension Rule {
  /// Targets, packages, schemas and tools.
  static let targetRules: [Rule] = [
    appIntentsPackageMissing, appIntentsPackageNotIncluded, intentsInLibraryOldToolchain, openAppWhenRunInExtension,
    providerInWidgetTarget, siriKitLeftover, targetWithoutAppIntents, toolMissingDescription, toolNotDiscoverable,
    toolParameterUndescribed,
  ]
}
