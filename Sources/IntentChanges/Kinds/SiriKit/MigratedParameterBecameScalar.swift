extension ChangeKind {
  static let migratedParameterBecameScalar: ChangeKind = ChangeKind(
    "migrated-parameter-became-scalar", .breaking, .savedShortcuts,
    summary: "a parameter is a single value, and an array in the SiriKit intent which the App Intent replaces",
    rationale: """
      The saved values have another type, so they are lost. Keep the parameter as an array.
      """,
    source:
      "Apple, Migrating widgets from SiriKit Intents to App Intents: names and types must match; for saved shortcuts inferred",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "soups [String]"),
      .orderSoup(#"@Parameter(title: "Soup") var ↓soups: String?"#)),
    harmless: ChangeExample(instead: .orderSoup(#"@Parameter(title: "Soups") var soups: [String]?"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportNumber(in: comparison, becomesArray: false)
  }
}
