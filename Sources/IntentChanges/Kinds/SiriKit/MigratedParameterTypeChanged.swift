extension ChangeKind {
  static let migratedParameterTypeChanged: ChangeKind = ChangeKind(
    "migrated-parameter-type-changed", .breaking, .savedShortcuts,
    summary: "a parameter has another type than that of the SiriKit intent which the App Intent replaces",
    rationale: """
      Values are taken over if the types match. An enum matches an app enum, an object an entity, and 'Integer' 'Int'. A value of another type is lost. Between two kinds of numbers, and between texts and URLs, the effect is \
      unverified, and the change is one level lower.
      """,
    source:
      "Apple, Migrating widgets from SiriKit Intents to App Intents: names and types must match; for saved shortcuts inferred",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "soup String"),
      .orderSoup(#"@Parameter(title: "Soup") var ↓soup: Int?"#)),
    harmless: ChangeExample(
      .siriKitIntent("OrderSoup", "price Decimal"),
      .orderSoup(#"@Parameter(title: "Price") var price: Double?"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (intent, old, parameter, new) in comparison.siriKit.parameters {
      guard let type = new.type, parameter.isArray == type.isSeveral, let level = parameter.level(ofBecoming: type)
      else {
        continue
      }
      let expected =
        parameter.isEnum ? "an app enum" : parameter.isObject ? "an entity" : "'\(parameter.swiftTypes[0])'"
      reporter.report(
        "'\(new.name)' of '\(intent.type.name)' is '\(type.spelling)', and '\(parameter.spelling)' in the SiriKit intent "
          + "'\(old.className)', so \(old.keepers) \(level == .breaking ? "lose" : "may lose") their values for it; use \(expected)",
        symbol: "\(old.className)/\(new.name)", at: .new(new.location), level: level, audience: old.audience,
        notes: [.before("the SiriKit intent has '\(parameter.name)' here", parameter.location)])
    }
  }
}
