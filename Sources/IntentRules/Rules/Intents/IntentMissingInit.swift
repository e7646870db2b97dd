import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let intentMissingInit = Rule(
    id: "intent-missing-init", severity: .error, summary: "an intent can't be made without arguments",
    rationale:
      "The system makes an intent by 'init()' and then fills its parameters. Swift gives none beside another 'init'.",
    source: "AppIntents documentation: AppIntent.init()",
    triggering: [
      Example(
        .intent("Open", "AppIntent", "@Parameter var book: String\n↓init(book: String) { self.book = book }"),
        fixed: .intent(
          "Open", "AppIntent", "@Parameter var book: String\ninit() {}\n\ninit(book: String) { self.book = book }")
      ),
      // A default doesn't make it the protocol's.
      Example(.intent("Open", "AppIntent", "↓init(count: Int = 3) {}")),
    ],
    nonTriggering: [
      Example(.intent("Open", "AppIntent", "init(book: String) {}\ninit() {}")),
      Example(
        .intent("Open", "AppIntent", "init(book: String) {}") + "\nextension Open { init() { self.init(book: \"\") } }"),
      // An extension's init leaves Swift's own alone.
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
        "'\(type.name)' has no 'init()' beside '\(own.signature)'", at: own.place, symbol: type.symbol,
        fixes: [
          FixIt(
            "add 'init()'", .needsReview,
            [.init(Place(own.place.file, own.span).beginning, "init() {}\n\n  ")])
        ])
    }
  }
}
