extension Rule {
  /// Values that Apple's tools have to read at build time.
  static let constantRules: [Rule] = []
}
