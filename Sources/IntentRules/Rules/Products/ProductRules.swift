extension Rule {
  /// Rules about what the system sees of each product.
  static let productRules: [Rule] = [
    identifierOfOtherModule, intentInAppAndExtension, intentsInCommandLineTool, migratedIntentTooNew,
    providerOutsideApp, replacedByWatchApp, scriptBeforeEmbedding,
  ]
}
