extension ChangeKind {
  static let intentAdded = ChangeKind(
    "intent-added", .info, .display, summary: "an intent is new",
    rationale:
      "People find a new action. Its identifier is a promise from the day that it ships: choose the name with care.",
    source: "WWDC25 session 244 (the identifier is the type's name)",
    examples: [
      ChangeExample("", #"struct ↓Search: AppIntent { static let title: LocalizedStringResource = "Search" }"#)
    ],
    harmless: [
      ChangeExample(
        #"struct Search: AppIntent { static let title: LocalizedStringResource = "Search" }"#,
        #"struct Find: AppIntent { static let title: LocalizedStringResource = "Search" }"#)
    ]
  ) { comparison, reporter in
    for intent in comparison.intents.added {
      reporter.report(
        "'\(intent.type.identifier ?? intent.type.name)' is new", symbol: intent.type.symbol,
        at: .new(intent.type.location))
    }
  }
}
