import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let intentMissingInit = Rule(
    id: "intent-missing-init", severity: .error, summary: "an intent has no 'init()'",
    rationale: """
      The system creates an intent with 'init()' and then sets its parameters. Swift does not provide 'init()' for a \
      type that declares another initializer, or that stores a variable without an initial value, so the intent does not \
      compile. Add 'init() {}', or an initial value. The 'init()' that Swift provides is internal, so a public type must \
      declare 'public init() {}'.
      """,
    source: "AppIntents documentation: AppIntent.init()",
    triggering: [
      Example(
        .named("↓init"),
        fixed: .named("init() {}\n\n  init")),
      // With a default argument it still does not satisfy the protocol.
      Example(.intent("Open", "AppIntent", "↓init(count: Int = 3) {}")),
      Example("final class Open: AppIntent { ↓init(book: String) {} }"),
      // Swift does not provide 'init()' for these either.
      Example(.intent("Open", "AppIntent", "var ↓count: Int")),
      Example(.intent("Open", "AppIntent", "let ↓store: Store?")),
      Example(.intent("Open", "AppIntent", "var ↓count: Optional<Int>")),
      Example(
        .intent("Open", "AppIntent", "private let ↓store: Store") + "\nextension Open { init(a: Int) { make() } }"),
      // What Swift provides is internal.
      Example(
        "public struct ↓Open: AppIntent {}",
        fixed: "public struct Open: AppIntent {\n  public init() {}\n}"),
    ],
    nonTriggering: [
      Example(
        .named("init() {}\n\n  init")),
      Example(.intent("Open", "AppIntent", "init(book: String) {}\ninit() {}")),
      Example(
        .intent("Open", "AppIntent", "init(book: String) {}") + "\nextension Open { init() { self.init(book: \"\") } }"),
      // With an initializer in an extension, Swift still provides 'init()'.
      Example(.intent("Open", "AppIntent", "") + "\nextension Open { init(book: String) { self.init() } }"),
      Example(.intent("Open", "AppIntent", "@Parameter var book: String")),
      Example(.intent("Open", "AppIntent", "var a: Int?\nvar b = 3\nvar c: Int { 3 }\nlet d = 3\nlazy var e: Int = 3")),
      Example(.intent("Open", "AppIntent", "@Kept var count: Int\nstatic let store: Store = Store()")),
      Example(.intent("Open", "AppIntent", "var count: Int") + "\nextension Open { init() { count = 3 } }"),
      Example(.intent("Open", "AppIntent", "#if DEBUG\ninit() { count = 3 }\n#endif\nlet count: Int")),
      Example("final class Open: AppIntent { init(book: String) {}\nconvenience init() { self.init(book: \"\") } }"),
      Example("final class Open: AppIntent { @Parameter var book: String\nvar count = 3 }"),
      Example(
        "class Base { init(a: Int) {} }\nfinal class Open: Base, AppIntent { init(b: Int) { super.init(a: b) } }"),
      Example("public struct Open: AppIntent { public init() {} }"),
      Example("public struct Open: AppIntent {}\npublic extension Open { init() {} }"),
      // It may be in an internal type, and so internal.
      Example("extension Names { public struct Open: AppIntent {} }"),
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: String\ninit(criteria: String) {} }"),
      Example("import Kit\nimport AppIntents\n" + .intent("Open", "AppIntent, KitIntent", "init(book: String) {}")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      guard let missing = MissingInitializer(intent.type) else { continue }
      missing.report(neededBy: "the system needs to create it", &reporter)
    }
  }
}

extension String {
  /// An intent with an initializer that takes its parameter.
  fileprivate static func named(_ initializer: String) -> String {
    """
    struct OpenBook: AppIntent {
      static let title: LocalizedStringResource = "Open Book"

      @Parameter(title: "Title") var name: String

      \(initializer)(name: String) {
        self.name = name
      }

      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }
}
