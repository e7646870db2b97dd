import IntentModel

extension Rule {
  static let requiredMemberMissing: Rule = Rule(
    id: "required-member-missing", severity: .error, summary: "a type lacks a member that its protocol requires",
    rationale: """
      The protocol requires the member and provides no default, so the type does not compile. For example, the system \
      passes the new value to a 'SetValueIntent' in 'value'. Add the member. Other rules check titles, 'perform()', \
      representations, and the members of entities and queries. The rule skips types with a schema macro.
      """,
    source: "AppIntents interface of iOS 17.4; AppIntents documentation: SetValueIntent, IntentValueQuery",
    reported: Example(.documentedIntent(name: "↓SetVolume", conformance: "SetValueIntent")),
    correct: Example(
      .documentedIntent(
        "\n@Parameter(title: \"Volume\") var value: Int", name: "SetVolume", conformance: "SetValueIntent")),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    let bundle = model.bundle
    check(bundle.intents.map(\.type), intentRequirements, &reporter)
    check(bundle.optionsProviders.map(\.type), requirements(of: ["DynamicOptionsProvider"]), &reporter)
    check(bundle.queries.map(\.type), requirements(of: ["IntentValueQuery", "IndexedEntityQuery"]), &reporter)
    check(bundle.entities.map(\.type), requirements(of: ["OwnershipProvidingEntity"]), &reporter)
    check(bundle.shortcutsProviders.map(\.type), requirements(of: ["AppShortcutsProvider"]), &reporter)
  }

  private static let intentRequirements = requirements(of: [
    "DeleteIntent", "SetValueIntent", "PlayVideoIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent",
    "CustomIntentMigratedAppIntent", "InstanceDisplayRepresentable",
  ])

  private static func requirements(of owners: Set<String>) -> [KnownMember] {
    KnownMembers.required.filter { owners.contains($0.owner) }
  }

  private static func check(_ types: [DeclaredType], _ known: [KnownMember], _ reporter: inout Reporter) {
    for type in types where type.schema == nil && !type.mayHaveHiddenMembers && !type.hasUnknownMacro {
      // Only requirements in `known` are checked; other rules check those of other kinds of types.
      let missing = type.members(known).filter { !type.has($0) }
      guard let first = missing.first else { continue }
      let names = missing.map { "'\($0.name)'" }.joined(separator: " and ")
      reporter.report(
        "'\(type.name)' has no \(names), which '\(first.owner)' requires", of: type)
    }
  }
}
