extension Rule {
  /// Parameter summaries.
  static let summaryRules: [Rule] = []
}
