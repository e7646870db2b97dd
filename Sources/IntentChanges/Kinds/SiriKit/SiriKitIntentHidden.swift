extension ChangeKind {
  static let siriKitIntentHidden: ChangeKind = ChangeKind(
    "sirikit-intent-hidden", .breaking, .savedShortcuts,
    summary: "a SiriKit intent is no longer available in Shortcuts or in widgets",
    rationale: """
      Shortcuts makes an action of a SiriKit intent that is configurable or has a summary. A widget takes one that is \
      eligible for widgets. Without that, the action or the configuration is gone although the class is still \
      defined. A change is not reported if an App Intent has the class as its identifier.
      """,
    source: "public descriptions of the Shortcuts app; unverified",
    reported: ChangeExample(
      .siriKitIntent(), .siriKitIntent("↓OrderSoup", isConfigurable: false)),
    harmless: ChangeExample(
      instead: .siriKitIntent("OrderSoup", isConfigurable: false) + "\n// file: App.swift\n" + .orderSoup()),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for fate in comparison.siriKit.fates where fate.successor == nil {
      guard let kept = fate.kept else { continue }
      let losesShortcuts = fate.old.isInShortcuts && !kept.isInShortcuts
      guard losesShortcuts || fate.old.isForWidgets && !kept.isForWidgets else { continue }
      reporter.report(
        "the SiriKit intent '\(kept.className)' is no longer available in \(losesShortcuts ? "Shortcuts" : "widgets"), so "
          + "\(losesShortcuts ? "saved shortcuts that use it stop working" : "widgets lose their configuration"); "
          + "keep it available until an App Intent replaces it",
        symbol: kept.className, at: .new(kept.location), audience: losesShortcuts ? .savedShortcuts : .widgets)
    }
  }
}
