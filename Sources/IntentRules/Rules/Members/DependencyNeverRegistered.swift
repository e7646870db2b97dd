import IntentModel
import SourceScan

extension Rule {
  static let dependencyNeverRegistered = Rule(
    id: "dependency-never-registered", severity: .warning,
    summary: "an intent or a query has a dependency that the app never registers",
    rationale: """
      The framework reads the value of '@Dependency' from 'AppDependencyManager'. If the app did not register the \
      dependency when it started, the app crashes as soon as the intent or query uses it. If the scanned source \
      contains 'AppDependencyManager', the rule reports nothing. It skips an attribute with arguments, which can have \
      a default value or belong to another library. It checks only the modules that have an entry point such as '@main': \
      a library can serve several apps, and not all of them use all its intents.
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
      // Another app that links the library may register it, and be the only one that uses the query.
      Example(
        "// file: Kit/Open.swift\nimport AppIntents\n" + .intent("Open", "AppIntent", "@Dependency var store: Store")
          + "\n// file: Watch/Main.swift\nimport Kit\n@main struct Main {}"),
      // The app's own code is not here.
      Example(.intent("Open", "AppIntent", "@Dependency var store: Store")),
    ]
  ) { model, reporter in
    lazy var isRegistered = model.files.contains(where: \.registersDependencies)
    lazy var modulesOfApps = Set(model.files.filter(\.isEntryPoint).map(\.module))
    var seen: Set<Place> = []
    for type in model.types {
      for member in type.ownMembers where member.attributes.contains(where: isDependency) {
        if isRegistered { return }
        guard modulesOfApps.contains(type.module) else {
          reporter.leaveUnchecked()
          continue
        }
        guard seen.insert(member.place).inserted else { continue }
        reporter.report(
          "the dependency '\(member.name)' is never registered, so the app crashes when '\(type.name)' uses it; "
            + "add it to 'AppDependencyManager.shared'",
          at: member.place, symbol: type.symbol(member.name))
      }
    }
  }

  private static func isDependency(_ attribute: DeclaredType.NamedAttribute) -> Bool {
    !attribute.hasArguments && (attribute.name == "Dependency" || attribute.name == "AppDependency")
  }
}
