import IntentModel
import SourceScan

extension Rule {
  static let dependencyRegisteredLate: Rule = Rule(
    id: "dependency-registered-late", severity: .warning,
    summary: "a dependency is registered where a view or a scene appears",
    rationale: """
      The closures of '.task' and '.onAppear' run when a view appears, and a scene's delegate when a scene does. When the system \
      starts the app in the background to run an intent, none appears, so the dependency is missing and the app crashes. \
      Register dependencies in the initializer of the app or of its delegate. The rule skips a dependency that other code registers too, and one that is \
      used only by intents that open the app.
      """,
    source: "AppIntents documentation: AppDependencyManager (register dependencies as early as possible)",
    reported: Example(library(task: "\n        .task { AppDependencyManager.shared.↓add(dependency: store) }")),
    correct: Example(library("\n\n  init() { AppDependencyManager.shared.add(dependency: store) }")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let early = Set(model.files.flatMap(\.registrations).filter { $0.lateCode == nil }.compactMap(\.type))
    for (file, facts) in model.files.enumerated() {
      for registration in facts.registrations {
        guard let code = registration.lateCode, registration.type.map({ !early.contains($0) }) ?? true,
          !model.opensApp(forAllUsersOf: registration.type)
        else { continue }
        reporter.report(
          "'\(code)' does not run when the system starts the app in the background, so intents miss the dependency; "
            + "register it in an initializer",
          at: Place(FileID(file), registration.span), symbol: "\(facts.module)/\(registration.type ?? "dependency")",
          cause: .init("\(facts.path) \(code)", note: "so must this one"))
      }
    }
  }
}

extension LintModel {
  /// Whether some intent uses the dependency, and all types that may use it are intents that open the app first.
  fileprivate func opensApp(forAllUsersOf dependency: String?) -> Bool {
    func uses(_ type: DeclaredType) -> Bool {
      type.ownMembers.contains { member in
        guard member.attributes.contains(where: { $0.name == "Dependency" || $0.name == "AppDependency" }) else {
          return false
        }
        return dependency == nil || member.type?.name == nil || member.type?.name == dependency
      }
    }
    let opening = bundle.intents.filter { uses($0.type) }
    guard !opening.isEmpty, opening.allSatisfy(\.opensAppFirst) else { return false }
    let places = Set(opening.map(\.type.place))
    return !types.contains { uses($0) && !places.contains($0.place) }
  }
}

extension Intent {
  /// Whether the app is in the foreground when 'perform()' starts.
  fileprivate var opensAppFirst: Bool {
    openAppWhenRun.only == true || conforms(to: "OpenIntent") || modes == ["foreground"]
      || modes == ["foreground.immediate"]
  }
}

private func library(_ initializer: String = "", task: String = "") -> String {
  """
  @main struct Library: App {
    let store = Store()\(initializer)

    var body: some Scene {
      WindowGroup {
        ShelfView()\(task)
      }
    }
  }
  """
}
