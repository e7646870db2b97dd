import IntentModel

extension Rule {
  static let appEnumDynamicCatalog = Rule(
    id: "app-enum-dynamic-catalog", severity: .note, summary: "an app enum has more than 30 cases",
    rationale: """
      An enum is for a short list that everybody can look through, and every case counts into the phrases of App Shortcuts. \
      A catalog is an entity with a query.
      """,
    source: "WWDC22 10032: enums for fixed sets, entities for what changes", isOptIn: true,
    triggering: [Example("enum ↓Shelf: String, AppEnum { case \(names(31)) }")],
    nonTriggering: [Example("enum Shelf: String, AppEnum { case \(names(30)) }")]
  ) { model, reporter in
    for appEnum in model.bundle.enums {
      guard let count = appEnum.offeredCases?.count, count > 30 else { continue }
      reporter.report(
        "'\(appEnum.type.name)' offers \(count) cases", at: appEnum.type.place, symbol: appEnum.type.symbol)
    }
  }

  private static func names(_ count: Int) -> String { (1...count).map { "s\($0)" }.joined(separator: ", ") }
}
