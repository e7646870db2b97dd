extension Rule {
  /// Rules about values that Apple's tools have to read at build time.
  static let constantRules: [Rule] = [
    macroWithoutConformance,
    appIntentGenericType, appIntentPrivateOrNestedLocal, appIntentTraitsNotLiteral, appIntentsImportMissing,
    concatenatedMetadataString, conditionModuleMisspelled, conditionalCompilationHidesIntent, emptyMetadataText,
    enumRepresentationsNotDictionaryLiteral,
    interpolationInStaticTitle, nonLiteralLocalizedString, nonLiteralTypeDisplayRepresentation,
    nonStaticMetadataProperty, stringInsteadOfText, stringResourceNotMainBundle, symbolNameInvalid,
    transferableProxyNonProperty,
    unionValueCaseShape,
    unionValueDuplicateType, urlRepresentationNonProperty,
  ]
}
