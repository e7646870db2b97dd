extension Rule {
  /// Parameter summaries.
  static let summaryRules: [Rule] = [
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
