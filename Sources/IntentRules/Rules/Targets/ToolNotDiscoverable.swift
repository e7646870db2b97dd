import IntentModel

extension Rule {
  static let toolNotDiscoverable = Rule(
    id: "tool-not-discoverable", severity: .error, summary: "a tool is not discoverable",
    rationale: """
      An intent with 'isDiscoverable = false' runs only from the app's own interface and its widgets. Siri has no access to \
      it and never calls it as a tool. Remove 'isDiscoverable = false'.
      """,
    source: "AppIntents documentation: AppIntent.isDiscoverable",
    triggering: [
      Example(
        """
        @AppIntent(.tool)
        struct AddBook: AppIntent {
          static let title: LocalizedStringResource = "Add Book"
          static let isDiscoverable = ↓false
        }
        """),
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let isDiscoverable = ↓false")),
      Example("@AppIntent([.tool])\n" + .intent("Add", "AppIntent", "static var isDiscoverable: Bool { ↓false }")),
    ],
    nonTriggering: [
      Example(
        """
        @AppIntent(.tool)
        struct AddBook: AppIntent {
          static let title: LocalizedStringResource = "Add Book"
        }
        """),
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let isDiscoverable = true")),
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "")),
      Example(.intent("Add", "AppIntent", "static let isDiscoverable = false")),
      // The value is known only at run time.
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let isDiscoverable = isPro")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.isTool && intent.isDiscoverable.only == false {
      guard let place = intent.isDiscoverable.alternatives.first?.place else { continue }
      reporter.report(
        "the tool '\(intent.type.name)' is not discoverable, so Siri never calls it; "
          + "remove 'isDiscoverable = false'", at: place, symbol: intent.type.symbol("isDiscoverable"))
    }
  }
}
