extension Rule {
  /// App enums.
  static let enumRules: [Rule] = [
    appEnumAssociatedValues, appEnumDuplicateCaseRepresentation, appEnumDuplicateDisplayName, appEnumDynamicCatalog,
    appEnumImageMissing, appEnumImplicitRawValue, appEnumImportedConformance, appEnumMissingCaseRepresentation,
    appEnumMissingTypeDisplay,
    appEnumRawType, appEnumUnknownCaseRepresentation, appEnumWithoutRawType, caseImageNotLiteral,
  ]
}
