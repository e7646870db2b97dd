extension ChangeKind {
  static let migratedParameterRemoved: ChangeKind = ChangeKind(
    "migrated-parameter-removed", .breaking, .savedShortcuts,
    summary: "an App Intent that replaces a SiriKit intent lacks one of its parameters",
    rationale: """
      Values are taken over by the names and types of parameters. The value of a parameter that the App Intent does \
      not have is lost. Add a parameter with the name. The kind is for an App Intent that is new, or whose SiriKit \
      intent is removed.
      """,
    source:
      "Apple, Migrating widgets from SiriKit Intents to App Intents: names and types must match; for saved shortcuts inferred",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "soup String"),
      .orderSoup(#"@Parameter(title: "Kind") var kind: String?"#, name: "↓OrderSoup")),
    harmless: ChangeExample(instead: .orderSoup(#"@Parameter(title: "Kind") var soup: String?"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (old, new, former) in comparison.siriKit.migrations {
      let names = Set(new.parameters.map(\.name)), formerNames = Set(former?.parameters.map(\.name) ?? [])
      let oldNames = Set(old.parameters.map(\.name))
      let added = new.parameters.filter { !oldNames.contains($0.name) }
      for parameter in old.parameters
      where !names.contains(parameter.name) && !formerNames.contains(parameter.name) {
        // The hint names a parameter only if one alone is similar, so two are enough to decide it.
        let similar = Array(
          added.lazy.filter { other in
            guard let type = other.type, type.isCertain else { return false }
            return parameter.level(ofBecoming: type) == nil && parameter.isArray == type.isSeveral
          }.map(\.name).prefix(2))
        let hint =
          similar.count == 1 ? "; did you rename it to '\(similar[0])'?" : "; add a parameter with the name"
        reporter.report(
          "'\(new.type.name)' lacks the parameter '\(parameter.name)' of the SiriKit intent '\(old.className)', so \(old.keepers) "
            + "lose their values for it\(hint)",
          symbol: "\(old.className)/\(parameter.name)", at: .new(new.type.location), audience: old.audience,
          notes: [.before("the SiriKit intent has '\(parameter.name)' here", parameter.location)])
      }
    }
  }
}
