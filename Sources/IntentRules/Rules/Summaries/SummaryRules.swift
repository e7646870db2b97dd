extension Rule {
  /// Parameter summaries.
  static let summaryRules: [Rule] = [
    configurationParameterNotInSummary,
    missingParameterSummary,
    parameterWithoutProjection,
    summaryBranchMissingCondition,
    summaryDuplicateParameter,
    summaryMissingRequiredParameter,
    summaryNotStatic,
    summaryOnlyParameters,
    summarySwitchMissingDefault,
    summaryUnknownParameter,
    summaryWrongValue,
  ]
}
