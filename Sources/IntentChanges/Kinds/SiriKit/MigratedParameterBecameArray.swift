extension ChangeKind {
  static let migratedParameterBecameArray: ChangeKind = ChangeKind(
    "migrated-parameter-became-array", .breaking, .savedShortcuts,
    summary: "a parameter is an array, and a single value in the SiriKit intent which the App Intent replaces",
    rationale: """
      The saved value has another type, so it is lost. Keep the parameter as it was, and add another one for several \
      values.
      """,
    source:
      "Apple, Migrating widgets from SiriKit Intents to App Intents: names and types must match; for saved shortcuts inferred",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "soup String"),
      .orderSoup(#"@Parameter(title: "Soups") var ↓soup: [String]?"#)),
    harmless: ChangeExample(instead: .orderSoup(#"@Parameter(title: "Soup") var soup: String?"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportNumber(in: comparison, becomesArray: true)
  }
}

extension ChangeReporter {
  /// Reports parameters that became arrays if `becomesArray`, else those that became single values.
  mutating func reportNumber(in comparison: VersionComparison, becomesArray: Bool) {
    let difference = becomesArray ? "is an array, and a single value" : "is a single value, and an array"
    for (intent, old, parameter, new) in comparison.siriKit.parameters {
      guard let type = new.type, parameter.isArray != becomesArray, type.isSeveral == becomesArray else { continue }
      report(
        "'\(new.name)' of '\(intent.type.name)' \(difference) in the SiriKit intent '\(old.className)', so \(old.keepers) lose "
          + "their values for it; use '\(parameter.spelling)'",
        symbol: "\(old.className)/\(new.name)", at: .new(new.location), audience: old.audience,
        notes: [.before("the SiriKit intent has '\(parameter.name)' here", parameter.location)])
    }
  }
}
