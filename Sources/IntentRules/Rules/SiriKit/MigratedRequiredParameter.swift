extension Rule {
  static let migratedRequiredParameter: Rule = Rule(
    id: "migrated-required-parameter", severity: .warning,
    summary: "an App Intent has a required parameter that the SiriKit intent which it replaces lacks",
    rationale: """
      Saved shortcuts with the SiriKit intent have no value for it. Each of them stops and asks for one, or fails when it runs \
      as an automation. Make the parameter optional, or give it a default value. The rule compares the App Intent with the \
      '.intentdefinition' files of the app.
      """,
    source: "WWDC23 session 10103 (what is new has to be optional or have a default)", profiles: .ofMigration,
    reported: Example(
      .orderSoup(#"@Parameter(title: "Soup") var soup: String?"#, #"@Parameter(title: "Table") var ↓table: Int"#)
        + .soupDefinition()),
    correct: Example(
      .orderSoup(
        #"@Parameter(title: "Soup") var soup: String?"#, #"@Parameter(title: "Table", default: 1) var table: Int"#)
        + .soupDefinition()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for migrated in model.migratedIntents {
      let intent = migrated.intent
      for parameter in intent.parameters
      where parameter.isRequired && !model.hasDefaultResult(parameter)
        && !intent.assignedParameters.contains(parameter.name)
        && !migrated.replaced.contains(where: { old in old.intent.parameters.contains { $0.name == parameter.name } })
      {
        reporter.report(
          "the SiriKit intent '\(migrated.replaced[0].intent.className)' lacks the required parameter '\(parameter.name)', so saved "
            + "shortcuts have no value for it; make it optional or give it a default value",
          at: parameter.place, symbol: intent.type.symbol(parameter.name))
      }
    }
  }
}
