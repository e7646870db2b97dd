extension ChangeKind {
  static let siriKitIntentAdded: ChangeKind = ChangeKind(
    "sirikit-intent-added", .info, .display, summary: "a SiriKit intent was added",
    rationale: """
      Users get a new action or a new configuration of widgets. Saved shortcuts store its class from the first release \
      on.
      """,
    source: "public definition files and the code that uses their classes",
    reported: ChangeExample(
      "", .siriKitIntent("↓OrderSoup")),
    harmless: ChangeExample(
      .orderSoup(), .orderSoup() + "\n" + .siriKitIntent()),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for intent in comparison.siriKit.added {
      reporter.report(
        "the SiriKit intent '\(intent.className)' was added", symbol: intent.className, at: .new(intent.location))
    }
  }
}
