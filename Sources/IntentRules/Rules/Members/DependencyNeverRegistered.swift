import IntentModel
import SourceScan

extension Rule {
  static let dependencyNeverRegistered = Rule(
    id: "dependency-never-registered", severity: .warning,
    summary: "an intent or a query takes a dependency that the app never registers",
    rationale: """
      The framework fills '@Dependency' with what the app adds to 'AppDependencyManager' at its launch. Reading a dependency \
      that nothing added ends the process: the action fails each time that it runs. Any mention of \
      'AppDependencyManager' counts, for every dependency; an attribute with arguments may name a default value or be \
      another library's, and is not reported. Without an entry point ('@main') in the scan the rule assumes that \
      the rest of the app is elsewhere, and reports nothing.
      """,
    source: "WWDC25 244; AppIntents documentation: AppDependency, AppDependencyManager",
    triggering: [
      Example(.intent("Open", "AppIntent", "@Dependency var ↓store: Store") + "\n@main struct Main {}"),
      Example(.intent("Open", "AppIntent", "@AppDependency private var ↓store: Store") + "\n@main struct Main {}"),
      Example(.query("EntityQuery", "@Dependency\nvar ↓store: Store") + "\n@main struct Main {}"),
      Example(
        .intent("Open", "AppIntent", "@Dependency var ↓store: Store\n@Dependency var ↓log: Log")
          + "\n// AppDependencyManager.shared.add(dependency: store)\n@main struct Main {}"),
    ],
    nonTriggering: [
      Example(
        .intent("Open", "AppIntent", "@Dependency var store: Store")
          + "\n@main struct Main { init() { AppDependencyManager.shared.add(dependency: Store()) } }"),
      // In a file that has nothing to do with App Intents.
      Example(
        "// file: App/Open.swift\n" + .intent("Open", "AppIntent", "@Dependency var store: Store")
          + "\n@main struct Main {}\n// file: Kit/Launch.swift\nimport Kit\n"
          + "let manager: AppDependencyManager = .shared\nfunc launch() { manager.add { Store() } }"),
      // It has a value without the app, or is another library's.
      Example(
        .intent("Open", "AppIntent", "@AppDependency(default: Store()) var store: Store") + "\n@main struct Main {}"),
      Example(.intent("Open", "AppIntent", "@Dependency(\\.store) var store") + "\n@main struct Main {}"),
      Example(.intent("Open", "AppIntent", "@Parameter(title: \"S\") var store: String") + "\n@main struct Main {}"),
      Example("struct Model { @Dependency var store: Store }\n@main struct Main {}"),
      // The app's own code is not here.
      Example(.intent("Open", "AppIntent", "@Dependency var store: Store")),
    ]
  ) { model, reporter in
    lazy var isRegistered = model.files.contains(where: \.registersDependencies)
    lazy var holdsApp = model.files.contains(where: \.isEntryPoint)
    var seen: Set<Place> = []
    for type in model.types {
      for member in type.ownMembers where member.attributes.contains(where: isDependency) {
        if isRegistered { return }
        guard holdsApp else { return reporter.leaveUnchecked() }
        guard seen.insert(member.place).inserted else { continue }
        reporter.report(
          "nothing registers the dependency '\(member.name)'; add it to 'AppDependencyManager.shared' when the app starts",
          at: member.place, symbol: type.symbol(member.name))
      }
    }
  }

  private static func isDependency(_ attribute: DeclaredType.NamedAttribute) -> Bool {
    !attribute.hasArguments && (attribute.name == "Dependency" || attribute.name == "AppDependency")
  }
}
