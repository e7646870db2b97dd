extension Rule {
  static let migratedIntentTooNew: Rule = Rule(
    id: "migrated-intent-too-new", severity: .warning,
    summary: "an intent replaces a SiriKit intent on systems where it is not available",
    rationale: """
      An intent with 'CustomIntentMigratedAppIntent' replaces the SiriKit intent of its class wherever the system reads \
      the app's metadata. The system reads them from iOS 16 on. If the intent requires a newer system, and the app runs on older ones, its SiriKit intent is \
      replaced there by an action that the system does not support: users of one app saw "is not supported on iPhone". Lower the \
      availability of the intent, or remove the conformance until the deployment target is as new. Systems before iOS 16 keep the \
      SiriKit intent.
      """,
    source: "a fix of a public app (altstoreio/AltStore on iOS 17.0 and 17.1); no documentation of Apple's states it",
    profiles: .ofMigration,
    needs: [.deployment],
    reported: Example(refresh("17.2"), settings: migrating(from: [15])),
    correct: Example(refresh("16").replacing(text: "↓", with: ""), settings: migrating(from: [15])),
    check: check)

  private static let firstSystem = [16]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let deployed = model.settings.deployment["iOS"] else { return }
    let classes = model.settings.siriKit.classes
    let oldest = deployed.lexicographicallyPrecedes(firstSystem) ? firstSystem : deployed
    for intent in model.bundle.intents
    where intent.type.conformances.contains("CustomIntentMigratedAppIntent")
      // Apple's converter writes 'iOS 17' for widgets, and documents that older systems keep the old configuration.
      && !intent.type.conformances.contains("WidgetConfigurationIntent")
    {
      let versions = intent.type.availability.filter { $0.platform == "iOS" && !$0.isUnavailable }
        .compactMap { $0.introduced.flatMap(LintSettings.version) }
      guard let name = intent.intentClassName.only, classes.contains(name),
        let since = versions.max(by: { $0.lexicographicallyPrecedes($1) }), oldest.precedes(since)
      else { continue }
      reporter.report(
        "'\(intent.type.name)' replaces the SiriKit intent '\(name)' from iOS \(oldest.dotted) on, but requires iOS \(since.dotted), so the action "
          + "is not supported on systems between; lower its availability, or remove 'CustomIntentMigratedAppIntent'",
        of: intent.type)
    }
  }
}

private func migrating(from deployed: [Int]) -> LintSettings {
  var settings = LintSettings(deployment: ["iOS": deployed])
  settings.siriKit.handlers = ["RefreshIntent": ["App"]]
  return settings
}

private func refresh(_ version: String) -> String {
  """
  @available(iOS \(version), *)
  struct ↓Refresh: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "RefreshIntent"
    static let title: LocalizedStringResource = "Refresh"
  }
  """
}
