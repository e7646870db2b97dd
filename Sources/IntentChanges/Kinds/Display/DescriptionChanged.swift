extension ChangeKind {
  static let descriptionChanged = ChangeKind(
    "description-changed", .info, .display, summary: "an intent has another description",
    rationale: "People read it where they choose an action, and assistants choose by it.",
    source: "Apple's documentation of IntentDescription",
    examples: [
      ChangeExample(
        #"struct Search: AppIntent { static let description: IntentDescription = "Searches" }"#,
        #"struct ↓Search: AppIntent { static let description: IntentDescription = "Finds books" }"#),
      ChangeExample(
        #"struct Search: AppIntent { static let description: IntentDescription = "Searches" }"#,
        "struct ↓Search: AppIntent {}"),
    ],
    harmless: [
      ChangeExample(
        #"struct Search: AppIntent { static let description: IntentDescription = "Searches" }"#,
        #"struct Search: AppIntent { static let description = IntentDescription("Searches") }"#)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs where pair.old.description.differs(from: pair.new.description) {
      reporter.report(
        "'\(pair.new.type.name)' has \(pair.new.description.isAbsent ? "no description any more" : "another description")",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
    }
  }
}
