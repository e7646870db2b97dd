extension Rule {
  /// Targets, packages, schemas and tools.
  static let targetRules: [Rule] = []
}
