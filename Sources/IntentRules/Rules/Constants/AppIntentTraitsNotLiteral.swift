import IntentModel

extension Rule {
  static let appIntentTraitsNotLiteral = Rule(
    id: "app-intent-traits-not-literal", severity: .error, summary: "the traits of '@AppIntent' are no literal",
    rationale:
      "The macro reads its traits as they are written: '.tool', or a list of them. A constant elsewhere is not seen.",
    source: "AppIntents documentation: AppIntentTraits, AppIntent(_:)",
    triggering: [
      Example("@AppIntent(↓traits) struct Open: AppIntent {}"),
      Example("@AppIntent([.tool, ↓Traits.other()]) struct Open: AppIntent {}"),
      Example("@AppIntent(↓isTool ? .tool : []) struct Open: AppIntent {}"),
    ],
    nonTriggering: [
      Example("@AppIntent(.tool) struct Open: AppIntent {}"),
      Example("@AppIntent([.tool]) struct Open: AppIntent {}"),
      Example("@AppIntent(schema: .system.search) struct Open {}"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for alternative in intent.traits.alternatives {
        guard let unreadable = alternative.content.unreadable ?? alternative.content.known?.firstUnreadable else {
          continue
        }
        reporter.report(
          "the traits of '\(intent.type.name)' are no literal, but '\(unreadable.excerpt)'", at: unreadable.place,
          symbol: intent.type.symbol("traits"))
      }
    }
  }
}
