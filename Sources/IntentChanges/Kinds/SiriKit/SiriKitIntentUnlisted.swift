extension ChangeKind {
  static let siriKitIntentUnlisted: ChangeKind = ChangeKind(
    "sirikit-intent-unlisted", .dangerous, .savedShortcuts, summary: "no Info.plist lists a SiriKit intent any longer",
    rationale: """
      An extension lists the classes that it handles as 'IntentsSupported', and an app as 'INIntentsSupported'. It is \
      unverified that nothing else runs a class that none of them lists. The change is reported for apps of a project \
      alone, because the Info.plists belong to its targets.
      """,
    source: "Apple's documentation of INIntentsSupported; the effect is inferred",
    reported: ChangeExample(
      "// Info.plist lists: OrderSoupIntent\n" + .siriKitIntent(),
      "// Info.plist lists:\n" + .siriKitIntent("↓OrderSoup")),
    harmless: ChangeExample(instead: "// Info.plist lists: OrderSoupIntent, EatIntent\n" + .siriKitIntent()),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for fate in comparison.siriKit.fates where fate.successor == nil && fate.old.isVisible && fate.old.isHandled {
      guard let kept = fate.kept, !kept.isHandled, kept.isOfProject else { continue }
      reporter.report(
        "no Info.plist of the app lists the SiriKit intent '\(kept.className)' any longer, so \(fate.old.keepers) that use it may "
          + "fail; list it as 'IntentsSupported' of the extension or 'INIntentsSupported' of the app that handles it",
        symbol: kept.className, at: .new(kept.location), audience: fate.old.audience)
    }
  }
}
