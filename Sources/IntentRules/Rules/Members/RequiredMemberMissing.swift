import IntentModel

extension Rule {
  static let requiredMemberMissing = Rule(
    id: "required-member-missing", severity: .error, summary: "a type lacks a member that its protocol requires",
    rationale: """
      The protocol requires the member and provides no default, so the type does not compile. For example, the system \
      passes the new value to a 'SetValueIntent' in 'value'. Add the member. Other rules check titles, 'perform()', \
      representations, and the members of entities and queries. The rule skips types with a schema macro.
      """,
    source: "AppIntents interface of iOS 17.4; AppIntents documentation: SetValueIntent, IntentValueQuery",
    triggering: [
      Example(
        .documentedIntent(name: "↓SetVolume", conformance: "SetValueIntent")),
      Example(.intent("↓Switch", "SetValueIntent", "")),
      Example(.intent("↓Switch", "SetValueIntent", "@Parameter(title: \"On\") var isOn: Bool")),
      Example(.entity("Book") + .intent("↓Remove", "DeleteIntent", "@Parameter(title: \"B\") var books: [Book]")),
      Example(.entity("Book") + .intent("↓Remove", "DeleteIntent", "static let entities: [Book] = []")),
      Example(
        .intent("↓Search", "ShowInAppSearchResultsIntent", "static let searchScopes: [StringSearchScope] = [.general]")),
      Example(.intent("↓Play", "PlayVideoIntent", "@Parameter(title: \"Term\") var term: String")),
      Example(
        .intent(
          "↓Run", "StartWorkoutIntent",
          "var workoutStyle: Style\nvar displayRepresentation: DisplayRepresentation { \"R\" }")),
      Example(.intent("↓Old", "CustomIntentMigratedAppIntent", "")),
      Example(.intent("↓Quiet", "SetFocusFilterIntent", "")),
      Example("struct ↓Options: DynamicOptionsProvider { func results(for text: String) -> [String] { [] } }"),
      Example("struct ↓Search: IntentValueQuery { func values(with input: String) -> [String] { [] } }"),
      Example("struct ↓Shortcuts: AppShortcutsProvider { static let tileColor = 3 }"),
    ],
    nonTriggering: [
      Example(
        .documentedIntent(
          "\n@Parameter(title: \"Volume\") var value: Int", name: "SetVolume", conformance: "SetValueIntent")),
      Example(.intent("Switch", "SetValueIntent", "@Parameter(title: \"On\") var value: Bool")),
      Example(.intent("Switch", "AppIntent", "")),
      Example(.entity("Book") + .intent("Remove", "DeleteIntent", "@Parameter(title: \"B\") var entities: [Book]")),
      Example(.intent("Old", "CustomIntentMigratedAppIntent", "static let intentClassName = \"OldIntent\"")),
      Example(
        .intent("Quiet", "SetFocusFilterIntent", "var displayRepresentation: DisplayRepresentation { \"Quiet\" }")),
      Example("struct Options: DynamicOptionsProvider { func results() async throws -> [String] { [] } }"),
      Example("struct Search: IntentValueQuery { func values(for input: String) async throws -> [String] { [] } }"),
      Example(
        "struct Shortcuts: AppShortcutsProvider {}\nextension Shortcuts { static var appShortcuts: [AppShortcut] { [] } }"
      ),
      // A protocol of the app, an '#if', a schema, another module.
      Example(
        """
        protocol Switching: SetValueIntent {}
        extension Switching { var value: Bool { get { true } set {} } }
        \(String.intent("Switch", "Switching", ""))
        """),
      Example(.intent("Switch", "SetValueIntent", "#if os(iOS)\n@Parameter(title: \"On\") var value: Bool\n#endif")),
      Example("@AppIntent(schema: .photos.deleteAssets)\nstruct Remove: DeleteIntent {}"),
      Example("import Kit\nimport AppIntents\n" + .intent("Switch", "SetValueIntent, KitIntent", "")),
      Example("protocol Switching: SetValueIntent {}"),
    ]
  ) { model, reporter in
    let bundle = model.bundle
    check(bundle.intents.map(\.type), intentRequirements, &reporter)
    check(bundle.optionsProviders.map(\.type), requirements(of: ["DynamicOptionsProvider"]), &reporter)
    check(bundle.queries.map(\.type), requirements(of: ["IntentValueQuery"]), &reporter)
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
      // Only the requirements in the table; a type of another kind has other rules.
      let missing = type.members(known).filter { !type.has($0) }
      guard let first = missing.first else { continue }
      let names = missing.map { "'\($0.name)'" }.joined(separator: " and ")
      reporter.report(
        "'\(type.name)' has no \(names), which '\(first.owner)' requires", at: type.place, symbol: type.symbol)
    }
  }
}
