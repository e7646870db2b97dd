extension Rule {
  static let toolNotDiscoverable: Rule = Rule(
    id: "tool-not-discoverable", severity: .error, summary: "a tool is not discoverable",
    rationale: """
      An intent with 'isDiscoverable = false' runs only from the app's own interface and its widgets. Siri has no access to \
      it and never calls it as a tool. Remove 'isDiscoverable = false'.
      """,
    source: "AppIntents documentation: AppIntent.isDiscoverable",
    reported: """
      @AppIntent(.tool)
      struct AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"
        static let isDiscoverable = ↓false
      }
      """,
    correct: """
      @AppIntent(.tool)
      struct AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.isTool && intent.isDiscoverable.only == false {
      guard let place = intent.isDiscoverable.alternatives.first?.place else { continue }
      reporter.report(
        "the tool '\(intent.type.name)' is not discoverable, so Siri never calls it; "
          + "remove 'isDiscoverable = false'", at: place, symbol: intent.type.symbol("isDiscoverable"))
    }
  }
}
