extension Rule {
  /// Parameter summaries.
  static let summaryRules: [Rule] = [
    missingParameterSummary,
    parameterWithoutProjection,
    summaryDuplicateParameter,
    summaryMissingRequiredParameter,
    summaryNotStatic,
    summaryOnlyParameters,
    summarySwitchMissingDefault,
    summaryUnknownParameter,
    summaryWrongValue,
  ]
}
