extension Rule {
  /// Rules about what the system sees of each product.
  static let productRules: [Rule] = [
    entityOfUnreachedFramework, identifierOfOtherModule, intentInAppAndExtension, intentMissingInApp,
    intentsInCommandLineTool, migratedIntentTooNew,
    providerOutsideApp, replacedByWatchApp, scriptBeforeEmbedding,
  ]
}
