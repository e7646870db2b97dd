extension Rule {
  /// Rules about parameter summaries.
  static let summaryRules: [Rule] = [
    parameterNotInSummary, summaryPercentDoubled,
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
