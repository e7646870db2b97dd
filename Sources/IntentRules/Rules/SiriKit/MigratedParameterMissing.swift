extension Rule {
  static let migratedParameterMissing: Rule = Rule(
    id: "migrated-parameter-missing", severity: .warning,
    summary: "an App Intent lacks a parameter of the SiriKit intent that it replaces",
    rationale: """
      Values of a SiriKit intent are taken over by the names and types of parameters. The value of a parameter that the App \
      Intent does not have is lost. The rule compares the App Intent with the '.intentdefinition' files of the app. Apple \
      documents this for widgets; for saved shortcuts it is inferred.
      """,
    source: "Apple, Migrating widgets from SiriKit Intents to App Intents", profiles: .ofMigration,
    reported: Example(
      .orderSoup(#"@Parameter(title: "Soup") var kind: String?"#, name: "↓OrderSoup") + .soupDefinition()),
    correct: Example(
      .orderSoup(#"@Parameter(title: "Soup") var soup: String?"#) + .soupDefinition()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for migrated in model.migratedIntents {
      let type = migrated.intent.type
      // A protocol or a superclass outside of the scan may have the parameter.
      guard type.unknownAncestors.isEmpty else { continue }
      for (old, _, new) in migrated.parameters where new == nil && !type.hiddenMembers.contains(old.name) {
        reporter.report(
          "'\(type.name)' lacks the parameter '\(old.name)' of the SiriKit intent '\(migrated.replaced[0].intent.className)', so "
            + "the values that people set for it are lost; add a parameter '\(old.name)' of the type '\(old.spelling)'",
          at: type.place, symbol: type.symbol(old.name))
      }
    }
  }
}
