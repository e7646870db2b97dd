import IntentModel

extension Rule {
  static let toolNotDiscoverable = Rule(
    id: "tool-not-discoverable", severity: .error, summary: "a tool that Siri can't see",
    rationale: """
      An intent with 'isDiscoverable = false' runs from the app's own interface and widgets alone; Siri has no access to \
      it. As a tool it is never called.
      """,
    source: "AppIntents documentation: AppIntent.isDiscoverable",
    triggering: [
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let isDiscoverable = ↓false")),
      Example("@AppIntent([.tool])\n" + .intent("Add", "AppIntent", "static var isDiscoverable: Bool { ↓false }")),
    ],
    nonTriggering: [
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let isDiscoverable = true")),
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "")),
      Example(.intent("Add", "AppIntent", "static let isDiscoverable = false")),
      // One of the branches has it.
      Example("@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let isDiscoverable = isPro")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.isTool && intent.isDiscoverable.only == false {
      guard let place = intent.isDiscoverable.alternatives.first?.place else { continue }
      reporter.report(
        "'\(intent.type.name)' is a tool, but not discoverable", at: place,
        symbol: intent.type.symbol("isDiscoverable"))
    }
  }
}
