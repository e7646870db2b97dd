extension Rule {
  static let migratedIntentUnknownClass: Rule = Rule(
    id: "migrated-intent-unknown-class", severity: .warning,
    summary: "'intentClassName' names no class of the app's SiriKit intents",
    rationale: """
      'intentClassName' names the class that Xcode generates for the custom intent which the App Intent replaces. The class of \
      the intent 'OrderSoup' is 'OrderSoupIntent'. If no intent has the class, shortcuts with the old intent are not \
      converted, and the action is there twice. The rule compares the name with the '.intentdefinition' files \
      and Info.plists of the project's targets, and reports a name if a similar class is there that no App Intent \
      names. Without definitions, it reports a name that does not end in 'Intent', unless the App Intent configures widgets: no \
      class of a SiriKit intent in Shortcuts has such a name, as far as public files and descriptions tell.
      """,
    source: "documentation of CustomIntentMigratedAppIntent.intentClassName", profiles: .ofMigration,
    reported: Example(
      """
      struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = ↓"OrderSoup"
        static let title: LocalizedStringResource = "Order Soup"
      }
      """, settings: siriKitIntents(["OrderSoupIntent"])),
    correct: Example(
      """
      struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OrderSoupIntent"
        static let title: LocalizedStringResource = "Order Soup"
      }
      """, settings: siriKitIntents(["OrderSoupIntent"])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard !model.settings.siriKit.hasUnreadFiles else { return }
    let known = model.settings.siriKit.classes
    let claimed = Set(model.bundle.intents.flatMap(\.intentClassName.alternatives).compactMap(\.content.known))
    let free = known.subtracting(claimed).filter { !isOfSystem($0) }.sorted()
    for intent in model.bundle.intents where intent.type.conformances.contains("CustomIntentMigratedAppIntent") {
      guard let name = intent.intentClassName.only, !known.contains(name), !isOfSystem(name),
        let place = intent.intentClassName.alternatives.first?.place
      else { continue }
      let symbol = intent.type.symbol("intentClassName")
      if let meant = nearest(to: name, among: free), name != meant + "Intent" {
        reporter.report(
          "the app has no SiriKit intent with the class '\(name)', so saved shortcuts are not converted to "
            + "'\(intent.type.name)'; did you mean '\(meant)'?", at: place, symbol: symbol)
      } else if !name.hasSuffix("Intent"), !intent.type.conformances.contains("WidgetConfigurationIntent") {
        reporter.report(
          "'\(name)' does not end in 'Intent', as the class of every SiriKit intent in Shortcuts does, so saved shortcuts are "
            + "not converted to '\(intent.type.name)'; state the class that Xcode generates, or remove 'CustomIntentMigratedAppIntent' if it replaces no "
            + "SiriKit intent", at: place, symbol: symbol)
      }
    }
  }

  /// Whether it is the class of an intent of the system, such as `INPlayMediaIntent`.
  private static func isOfSystem(_ name: String) -> Bool {
    let third = name.utf8.dropFirst(2).first ?? 0
    return name.hasPrefix("IN") && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(third)
  }
}

private func siriKitIntents(_ classes: Set<String>) -> LintSettings {
  var settings = LintSettings()
  settings.siriKit.handlers = Dictionary(uniqueKeysWithValues: classes.map { ($0, ["App"]) })
  return settings
}
