extension Rule {
  /// App enums.
  static let enumRules: [Rule] = [
    appEnumAssociatedValues, appEnumDuplicateCaseRepresentation, appEnumDuplicateDisplayName, appEnumDynamicCatalog,
    appEnumImageMissing, appEnumImportedConformance, appEnumMissingCaseRepresentation, appEnumMissingTypeDisplay,
    appEnumRawType, appEnumUnknownCaseRepresentation, appEnumWithoutRawType, caseImageNotLiteral,
  ]
}
