extension Rule {
  static let migratedEnumRawValue: Rule = Rule(
    id: "migrated-enum-raw-value", severity: .warning,
    summary: "an app enum has no raw value for a value of the SiriKit enum that it replaces",
    rationale: """
      Saved shortcuts store the name of a SiriKit enum's value, and the raw value of an app enum's case. A value whose name is not \
      a raw value is lost. State the names as raw values of the type 'String'. That the two are compared is inferred from public \
      shortcuts, which store both.
      """,
    source: "public shortcuts; inferred", profiles: .ofMigration,
    reported: Example(
      .orderSoup(#"@Parameter(title: "Size") var size: Size?"#) + "enum ↓Size: String, AppEnum { case small, big }\n"
        + .soupDefinition(parameter: "size", values: ["small", "large"])),
    correct: Example(
      .orderSoup(#"@Parameter(title: "Size") var size: Size?"#)
        + "enum Size: String, AppEnum { case small, big = \"large\" }\n"
        + .soupDefinition(parameter: "size", values: ["small", "large"])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<String> = []
    for migrated in model.migratedIntents {
      for (old, definition, new) in migrated.parameters {
        guard let type = new?.type?.single, type.kind == .enum, let appEnum = model.appEnum(type.declaration),
          let values = definition.values(of: old), let saved = appEnum.savedValues
        else { continue }
        let lost = values.map(\.name).filter { !saved.contains($0) }
        guard let first = lost.first, reported.insert("\(appEnum.type.symbol) \(old.spelling)").inserted else {
          continue
        }
        let names = lost.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (lost.count > 3 ? " and others" : "")
        reporter.report(
          "'\(appEnum.type.name)' has no raw value for \(names) of the SiriKit enum '\(old.enumName ?? "")', so saved shortcuts "
            + "that use \(lost.count == 1 ? "it" : "them") lose the value; state '\(first)' as the raw value of its case",
          of: appEnum.type)
      }
    }
  }
}
