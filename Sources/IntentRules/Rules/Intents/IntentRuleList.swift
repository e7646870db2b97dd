extension Rule {
  /// Rules about intents, their parameters and results.
  static let intentRules: [Rule] = [
    activityStartedInBackground, catchSwallowsCancellation, confirmationCancelIgnored, continueInForegroundWithoutMode,
    deleteIntentEntitiesNotArray, deprecatedAssistantMacro,
    deprecatedConfirmationAPI, deprecatedIntentProtocol,
    descriptionReservedWord, descriptionWrongType, duplicateIntentTitle, duplicateParameterTitle,
    errorDescriptionUnused,
    errorNotLocalized,
    foregroundContinuableDeprecated, initializerArgumentUnused, intentEmptyTitle,
    intentHiddenHelper,
    intentMissingDescription, intentMissingInit, intentMissingPerform, intentMissingTitle, longRunningWithoutProgress,
    measurementUnitIgnored, migratedIntentUnknownClass, modesConflict, multipleFocusFilters, nonParameterStoredProperty,
    openAppWhenRunDeprecated,
    openIntentDoesNotOpen, openIntentMissingForIndexedEntity, openIntentMissingForValueQuery, openIntentTarget,
    optionsProviderWrongType,
    parameterArgumentNotLiteral, parameterArgumentUnsupported,
    parameterDefaultNotLiteral, parameterDefaultOutsideRange, parameterDefaultWrongType,
    parameterLet, parameterMissingTitle, performWrongResult, renamedBetaAPI, requiredParameterWithoutDialog,
    resultTypeMismatch,
    resultValueWrongType,
    setValueIgnoresValue, snippetIntentDiscoverable, snippetIntentMissingParameter, snippetIntentResult,
    supportedModesUnusedForeground,
    titleContainsAppName,
    tooManyParameters, typeIdentifierInvalid, undoableWithoutUndo, unsupportedParameterType, unsupportedResultType,
    widgetParameterNotOptional, workNotAwaited,
  ]
}
