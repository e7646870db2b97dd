extension Rule {
  static let migratedParameterType: Rule = Rule(
    id: "migrated-parameter-type", severity: .warning,
    summary: "a parameter has another type than that of the SiriKit intent which the App Intent replaces",
    rationale: """
      Values of a SiriKit intent are taken over if the types match. 'Integer' matches 'Int', 'Decimal' 'Double', an enum \
      an app enum, an object an entity, and several values an array. Apple documents that a value of another type is lost for \
      widgets; for saved shortcuts, and between two kinds of numbers, it is unverified. The rule compares the App Intent with the \
      '.intentdefinition' files of the app.
      """,
    source:
      "Apple, Migrating widgets from SiriKit Intents to App Intents; 135 public App Intents that replace SiriKit intents",
    profiles: .ofMigration,
    reported: Example(
      .orderSoup(#"@Parameter(title: "Soup") var ↓soup: Int?"#) + .soupDefinition()),
    correct: Example(
      .orderSoup(#"@Parameter(title: "Soup") var soup: String?"#) + .soupDefinition()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for migrated in model.migratedIntents {
      for (old, _, new) in migrated.parameters {
        guard let new, let type = new.type, type.kind != .unknown else { continue }
        let isTakenOver = old.isArray == type.isSeveral ? old.isTakenOver(by: type) : false
        guard isTakenOver == false else { continue }
        let expected =
          old.swiftTypes.first.map { old.isArray ? "[\($0)]" : $0 }.map { "use '\($0)'" }
          ?? "use \(old.isArray ? "an array of " : "")\(old.enumName == nil ? "an entity" : "an app enum")"
        reporter.report(
          "'\(new.name)' is '\(type.spelling)', and '\(old.spelling)' in the SiriKit intent "
            + "'\(migrated.replaced[0].intent.className)', so the values that people set for it may be lost; \(expected)",
          at: new.place, symbol: migrated.intent.type.symbol(new.name))
      }
    }
  }
}
