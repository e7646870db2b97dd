import IntentModel

extension Rule {
  static let siriKitIntentWithoutSuccessor: Rule = Rule(
    id: "sirikit-intent-without-successor", severity: .note,
    summary: "no App Intent replaces a custom intent of SiriKit",
    rationale: """
      The app has App Intents, and a custom intent of SiriKit that Shortcuts or widgets show. Once the '.intentdefinition' file is \
      removed, saved shortcuts and widgets with the intent stop working, unless an App Intent with \
      'CustomIntentMigratedAppIntent' names its class. 'intentscan migrate' writes one. The finding is located at the first App \
      Intent of the app. SiriKit's own domains stay supported, so intents of the system are not reported.
      """,
    source: "documentation of CustomIntentMigratedAppIntent", isOptIn: true, profiles: [.migration],
    reported: Example(.orderSoup(name: "↓OrderSoup").replacingClass(by: "PayIntent") + .soupDefinition()),
    correct: Example(.orderSoup() + .soupDefinition()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let siriKit = model.settings.siriKit
    guard !siriKit.definitions.isEmpty else { return }
    // An App Intent whose class cannot be read may replace any of the SiriKit intents.
    let named = model.bundle.intents.map(\.type.migratedClassName)
    guard named.allSatisfy({ $0.known.count == $0.alternatives.count }) else { return }
    var seen = Set(SiriKitContents.successors(among: model.bundle.intents).keys)
    for definition in siriKit.definitions {
      guard let first = model.firstIntent(of: definition) else { return }
      for intent in definition.intents where intent.isVisible && seen.insert(intent.className).inserted {
        reporter.report(
          "no App Intent replaces the SiriKit intent '\(intent.className)' in '\(definition.path)', so \(intent.users) need the "
            + "file; 'intentscan migrate' writes an App Intent", at: first.place, symbol: intent.className)
      }
    }
  }
}

extension String {
  fileprivate func replacingClass(by name: String) -> String { replacing(text: "OrderSoupIntent", with: name) }
}
