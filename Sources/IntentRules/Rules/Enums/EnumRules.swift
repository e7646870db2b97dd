extension Rule {
  /// App enums.
  static let enumRules: [Rule] = []
}
