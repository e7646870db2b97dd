extension Rule {
  /// Entities and queries.
  static let entityRules: [Rule] = []
}
