extension ChangeKind {
  static let siriKitIntentReplacedByName: ChangeKind = ChangeKind(
    "sirikit-intent-replaced-by-name", .dangerous, .savedShortcuts,
    summary:
      "an App Intent has the identifier of a removed SiriKit intent without the conformance that takes over its actions",
    rationale: """
      The identifier of the App Intent is the class of the SiriKit intent, so that saved shortcuts may find it. It is \
      unverified whether values and donations are converted without 'CustomIntentMigratedAppIntent'. The conformance \
      with the class as its 'intentClassName' keeps the identifier.
      """,
    source: "documentation of CustomIntentMigratedAppIntent; the effect is unverified",
    reported: ChangeExample(
      .siriKitIntent(), "struct ↓OrderSoupIntent: AppIntent {}"),
    harmless: ChangeExample(instead: .orderSoup(name: "OrderSoupIntent")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for fate in comparison.siriKit.fates where fate.kept == nil && !fate.isMigrated && fate.former == nil {
      guard let successor = fate.successor, fate.old.isVisible else { continue }
      reporter.report(
        "the App Intent '\(successor.type.name)' has the identifier of the removed SiriKit intent, but does not conform to "
          + "'CustomIntentMigratedAppIntent', so \(fate.old.keepers) may lose their values; add the conformance with "
          + "'\(fate.old.className)' as the 'intentClassName'",
        symbol: fate.old.className, at: .new(successor.type.location), audience: fate.old.audience,
        notes: [.before("the SiriKit intent was defined here", fate.old.location)])
    }
  }
}
