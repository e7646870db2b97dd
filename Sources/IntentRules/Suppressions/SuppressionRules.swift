extension Rule {
  /// What can be wrong about suppressions. They read comments and other rules' findings, not the model: see `Suppressions`.
  static let suppressionRules: [Rule] = []
}
