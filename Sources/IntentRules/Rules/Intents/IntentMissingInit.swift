import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let intentMissingInit = Rule(
    id: "intent-missing-init", severity: .error, summary: "an intent has no 'init()'",
    rationale: """
      The system creates an intent with 'init()' and then sets its parameters. Swift does not provide 'init()' for a \
      type that declares another initializer, so the intent does not compile. Add 'init() {}'.
      """,
    source: "AppIntents documentation: AppIntent.init()",
    triggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"

          @Parameter(title: "Title") var name: String

          ↓init(name: String) {
            self.name = name
          }

          func perform() async throws -> some IntentResult { .result() }
        }
        """,
        fixed: """
          struct OpenBook: AppIntent {
            static let title: LocalizedStringResource = "Open Book"

            @Parameter(title: "Title") var name: String

            init() {}

            init(name: String) {
              self.name = name
            }

            func perform() async throws -> some IntentResult { .result() }
          }
          """),
      // With a default argument it still does not satisfy the protocol.
      Example(.intent("Open", "AppIntent", "↓init(count: Int = 3) {}")),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"

          @Parameter(title: "Title") var name: String

          init() {}

          init(name: String) {
            self.name = name
          }

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example(.intent("Open", "AppIntent", "init(book: String) {}\ninit() {}")),
      Example(
        .intent("Open", "AppIntent", "init(book: String) {}") + "\nextension Open { init() { self.init(book: \"\") } }"),
      // With an initializer in an extension, Swift still provides 'init()'.
      Example(.intent("Open", "AppIntent", "") + "\nextension Open { init(book: String) { self.init() } }"),
      Example(.intent("Open", "AppIntent", "@Parameter var book: String")),
      Example("@AppIntent(schema: .system.search)\nstruct A { var criteria: String\ninit(criteria: String) {} }"),
      Example("import Kit\nimport AppIntents\n" + .intent("Open", "AppIntent, KitIntent", "init(book: String) {}")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.type.kind == .struct && intent.type.schema == nil {
      let type = intent.type, initializers = type.members.filter { $0.kind == .initializer }
      let own = initializers.first {
        $0.providedBy == nil && $0.place.file == type.place.file && type.bodySpan.contains($0.span)
      }
      guard let own, !type.mayHaveHiddenMembers,
        !initializers.contains(where: { $0.parameters.isEmpty && !$0.isFailable })
      else { continue }
      reporter.report(
        "'\(type.name)' declares '\(own.signature)' but no 'init()', which the system needs to create it",
        at: own.place, symbol: type.symbol,
        fixes: [
          FixIt(
            "add 'init()'", .needsReview,
            [.init(Place(own.place.file, own.span).beginning, "init() {}\n\n  ")])
        ])
    }
  }
}
