import IntentModel

extension Rule {
  static let migratedIntentObsoleted: Rule = Rule(
    id: "migrated-intent-obsoleted", severity: .warning,
    summary: "an App Intent that replaces a SiriKit intent is obsoleted on a platform of the app",
    rationale: """
      From that system on the action is missing. Shortcuts that people saved with the SiriKit intent, and with the App \
      Intent, stop working. To offer another intent instead, keep this one and hide it with 'static let isDiscoverable = false'.
      """,
    source: "openhab/openhab-ios pull request 1175", profiles: .ofMigration,
    reported: """
      @available(iOS, introduced: 16, obsoleted: 17)
      struct ↓OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OrderSoupIntent"
        static let title: LocalizedStringResource = "Order Soup"
      }
      """,
    correct: """
      @available(iOS 16, *)
      struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OrderSoupIntent"
        static let title: LocalizedStringResource = "Order Soup"
        static let isDiscoverable = false
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where !intent.type.migratedClassName.isAbsent {
      let obsoleted = intent.type.availability.first { entry in
        entry.obsoleted != nil
          && Platform(rawValue: entry.platform).map { model.settings.platforms?.contains($0) ?? true } ?? false
      }
      guard let obsoleted else { continue }
      reporter.report(
        "'\(intent.type.name)' is obsoleted in \(obsoleted.platform) \(obsoleted.obsoleted ?? ""), so saved shortcuts stop working "
          + "there; keep it available and state 'static let isDiscoverable = false'",
        of: intent.type)
    }
  }
}
