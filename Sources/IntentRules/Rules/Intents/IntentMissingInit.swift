extension Rule {
  static let intentMissingInit: Rule = Rule(
    id: "intent-missing-init", severity: .error, summary: "an intent has no 'init()'",
    rationale: """
      The system creates an intent with 'init()' and then sets its parameters. Swift does not provide 'init()' for a \
      type that declares another initializer, or that stores a variable without an initial value, so the intent does not \
      compile. Add 'init() {}', or an initial value. The 'init()' that Swift provides is internal, so a public type must \
      declare 'public init() {}'.
      """,
    source: "AppIntents documentation: AppIntent.init()",
    isFixable: true,
    reported: Example(
      openBook("↓init"),
      fixed: openBook("init() {}\n\ninit")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      guard let missing = MissingInitializer(intent.type) else { continue }
      missing.report(neededBy: "the system needs to create it", &reporter)
    }
  }
}

/// An intent with an initializer that takes its parameter.
private func openBook(_ initializer: String) -> String {
  .documentedIntent(
    "\n@Parameter(title: \"Title\") var name: String\n\n\(initializer)(name: String) {\n  self.name = name\n}")
}
