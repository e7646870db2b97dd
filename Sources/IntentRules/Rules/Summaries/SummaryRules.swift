extension Rule {
  /// Parameter summaries.
  static let summaryRules: [Rule] = [
    missingParameterSummary,
    summaryDuplicateParameter,
    summaryMissingRequiredParameter,
    summaryNotStatic,
    summaryOnlyParameters,
    summarySwitchMissingDefault,
    summaryUnknownParameter,
  ]
}
