extension ChangeKind {
  static let toolRemoved = ChangeKind(
    "tool-removed", .dangerous, .siri, summary: "an intent has lost a trait",
    rationale: """
      What '@AppIntent(.tool)' and its like give an intent, assistants look for. Without it they no longer use the intent by \
      themselves; shortcuts are not touched.
      """,
    source: "the traits of @AppIntent in Xcode 27's documentation; unproven in practice",
    examples: [
      ChangeExample("@AppIntent(.tool) struct FindBook: AppIntent {}", "struct ↓FindBook: AppIntent {}")
    ],
    harmless: [
      ChangeExample(
        "@AppIntent(.tool) struct FindBook: AppIntent {}",
        "@AppIntent(.tool) struct FindBook: AppIntent { static let openAppWhenRun = false }")
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      guard let old = pair.old.traits.known, !pair.new.traits.isUnknown else { continue }
      for trait in old where pair.new.traits.known?.contains(trait) != true {
        reporter.report(
          "'\(pair.new.type.name)' no longer has the trait '\(trait)'", symbol: pair.old.type.symbol,
          at: .new(pair.new.type.location))
      }
    }
  }
}
