import IntentModel
import SourceScan

extension Rule {
  static let dependencyRegisteredLate = Rule(
    id: "dependency-registered-late", severity: .warning,
    summary: "a dependency is registered in '.task' or '.onAppear'",
    rationale: """
      The closures of '.task' and '.onAppear' run when a view appears. When the system starts the app in the background to \
      run an intent, no view appears, so the dependency is missing and the app crashes. Register dependencies in the \
      initializer of the app or of its delegate. The rule skips a dependency that other code registers too.
      """,
    source: "AppIntents documentation: AppDependencyManager (register dependencies as early as possible)",
    triggering: [
      Example(
        """
        @main struct Library: App {
          let store = Store()

          var body: some Scene {
            WindowGroup {
              ShelfView()
                .task { AppDependencyManager.shared.↓add(dependency: store) }
            }
          }
        }
        """),
      Example(
        """
        struct Root: View {
          var body: some View { ShelfView().onAppear { AppDependencyManager.shared.↓add { Store() } } }
        }
        """),
    ],
    nonTriggering: [
      Example(
        """
        @main struct Library: App {
          let store = Store()

          init() { AppDependencyManager.shared.add(dependency: store) }

          var body: some Scene {
            WindowGroup {
              ShelfView()
            }
          }
        }
        """),
      Example(
        """
        @main struct Library: App {
          init() { AppDependencyManager.shared.add { Store() } }
          var body: some Scene {
            WindowGroup { ShelfView().task { AppDependencyManager.shared.add(dependency: Store()) } }
          }
        }
        """),
      Example(
        """
        struct Root: View {
          var body: some View { ShelfView().task { list.add(dependency: Store()) } }
        }
        """),
      Example("func start() { Task { AppDependencyManager.shared.add { Store() } } }"),
    ]
  ) { model, reporter in
    let early = Set(model.files.flatMap(\.registrations).filter { $0.lateClosure == nil }.compactMap(\.type))
    for (file, facts) in model.files.enumerated() {
      for registration in facts.registrations {
        guard let closure = registration.lateClosure, registration.type.map({ !early.contains($0) }) ?? true else {
          continue
        }
        reporter.report(
          "'.\(closure)' does not run when the system starts the app in the background, so intents miss the dependency; "
            + "register it in an initializer",
          at: Place(FileID(file), registration.span), symbol: "\(facts.module)/\(registration.type ?? "dependency")")
      }
    }
  }
}
