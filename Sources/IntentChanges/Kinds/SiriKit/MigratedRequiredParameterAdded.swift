extension ChangeKind {
  static let migratedRequiredParameterAdded: ChangeKind = ChangeKind(
    "migrated-required-parameter-added", .breaking, .savedShortcuts,
    summary: "an App Intent that replaces a SiriKit intent has another required parameter",
    rationale: """
      Saved shortcuts with the SiriKit intent have no value for it. Each of them stops and asks for one, or fails when \
      it runs as an automation. Make the parameter optional, or give it a default value.
      """,
    source: "WWDC23 session 10103 (what is new has to be optional or have a default)",
    reported: ChangeExample(
      .siriKitIntent(), .orderSoup(#"@Parameter(title: "Soup") var ↓soup: String"#)),
    harmless: ChangeExample(instead: .orderSoup(#"@Parameter(title: "Size", default: 1) var size: Int"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (old, new, former) in comparison.siriKit.migrations {
      for parameter in new.parameters
      where old.parameter(parameter.name) == nil && comparison.new.isRequired(parameter)
        && !(former?.parameters.contains { $0.name == parameter.name } ?? false)
      {
        reporter.report(
          "the SiriKit intent '\(old.className)' lacks the required parameter '\(parameter.name)' of '\(new.type.name)', so "
            + "\(old.keepers) have no value for it; make it optional or give it a default value",
          symbol: "\(old.className)/\(parameter.name)", at: .new(parameter.location), audience: old.audience)
      }
    }
  }
}
