extension ChangeKind {
  static let siriKitIntentMigrated: ChangeKind = ChangeKind(
    "sirikit-intent-migrated", .info, .savedShortcuts,
    summary: "an App Intent takes over the actions of a SiriKit intent",
    rationale: """
      The App Intent conforms to 'CustomIntentMigratedAppIntent' and names the class of the SiriKit intent. Its \
      identifier is the class, so saved shortcuts and donations go on with the App Intent. Their values are taken \
      over by name and type: the kinds 'migrated-parameter-removed' and the following report values that are lost.
      """,
    source: "documentation of CustomIntentMigratedAppIntent; WWDC23 session 10103",
    reported: ChangeExample(
      .siriKitIntent(), .orderSoup(name: "↓OrderSoup")),
    harmless: ChangeExample(
      .siriKitIntent() + "\n// file: App.swift\n" + .orderSoup(),
      .orderSoup(name: "EatSoup")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for fate in comparison.siriKit.fates where fate.isMigrated && fate.former == nil {
      guard let successor = fate.successor else { continue }
      reporter.report(
        "the App Intent '\(successor.type.name)' takes over the actions of the SiriKit intent '\(fate.old.className)'",
        symbol: fate.old.className, at: .new(successor.type.location), audience: fate.old.audience,
        notes: [.before("the SiriKit intent is defined here", fate.old.location)])
    }
  }
}
