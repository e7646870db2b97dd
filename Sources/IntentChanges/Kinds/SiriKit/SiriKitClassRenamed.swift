extension ChangeKind {
  static let siriKitClassRenamed: ChangeKind = ChangeKind(
    "sirikit-class-renamed", .breaking, .savedShortcuts, summary: "the class of a SiriKit intent changed",
    rationale: """
      Saved shortcuts store the class of a SiriKit intent, so they lose the action if the class has another name. The \
      class is 'INIntentClassName' if the definition states it, and otherwise the class prefix, the name and the word \
      'Intent'. State the old class as the 'INIntentClassName' of the intent.
      """,
    source: "public definition files and the code that uses their classes",
    reported: ChangeExample(
      .siriKitIntent(),
      .siriKitIntent(
        "↓OrderSoup", members: ["<key>INIntentClassPrefix</key><string>TT</string>"])),
    harmless: ChangeExample(
      instead: .siriKitIntent(
        "EatSoup", members: ["<key>INIntentClassName</key><string>OrderSoupIntent</string>"])),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for fate in comparison.siriKit.fates where fate.former == nil {
      guard let renamed = fate.renamed else { continue }
      let old = fate.old.className
      reporter.report(
        "the class of the SiriKit intent '\(fate.old.name)' changed from '\(old)' to '\(renamed.className)'"
          + (fate.old.isVisible ? ", so \(fate.old.loss)" : "")
          + "; state '\(old)' as its 'INIntentClassName'",
        symbol: old, at: .new(renamed.location), level: fate.old.isVisible ? nil : .info, audience: fate.old.audience,
        notes: [.before("the class was '\(old)' here", fate.old.location)])
    }
  }
}
