extension Rule {
  /// Intents, their parameters and results.
  static let intentRules: [Rule] = [
    intentMissingTitle
  ]
}
