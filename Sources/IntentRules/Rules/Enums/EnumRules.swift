extension Rule {
  /// Rules about app enums.
  static let enumRules: [Rule] = [
    unionOwnCases, unionWithoutLabels,
    appEnumAssociatedValues, appEnumDuplicateCaseRepresentation, appEnumDuplicateDisplayName, appEnumDynamicCatalog,
    appEnumImageMissing, appEnumImplicitRawValue, appEnumImportedConformance, appEnumMissingCaseRepresentation,
    appEnumMissingTypeDisplay,
    appEnumRawType, appEnumUnknownCaseRepresentation, appEnumWithoutRawType, caseImageNotLiteral,
  ]
}
