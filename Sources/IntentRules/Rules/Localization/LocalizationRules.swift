extension Rule {
  /// Translations of phrases, titles and the like in string tables.
  static let localizationRules: [Rule] = [
    alternativeAppNames,
    appShortcutsCatalogDeployment,
    appShortcutsDuplicateTables,
    appShortcutsStringsMalformed,
    deadPackageCatalog,
    duplicateLocalizedPhrase,
    localeNotInKnownRegions,
    localizedPhraseCount,
    localizedPhraseMissingApplicationName,
    localizedPhraseParameterMismatch,
    localizedPhraseWrongPlaceholder,
    localizedSummaryParameterMismatch,
    missingDevelopmentRegion,
    missingIntentString,
    missingLocalizedPhrase,
    orphanedPhraseTranslation,
    phraseEntryWillRegroup,
    phraseNeedsReview,
    phrasesInWrongTable,
    phrasesNotLocalized,
    staleLocalizedPhrase,
    stringTableMissing,
    untranslatedPhrase,
    wrongStaleMark,
  ]
}
