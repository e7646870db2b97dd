extension ChangeKind {
  static let toolRemoved: ChangeKind = ChangeKind(
    "tool-removed", .dangerous, .siri, summary: "an intent lost a trait of '@AppIntent'",
    rationale: """
      Assistants look for intents that have a trait such as '@AppIntent(.tool)'. Without the trait, they no longer use \
      the intent on their own. Saved shortcuts keep working.
      """,
    source: "the traits of @AppIntent in Xcode 27's documentation; unverified in practice",
    reported: ChangeExample("@AppIntent(.tool) struct FindBook: AppIntent {}", "struct ↓FindBook: AppIntent {}"),
    harmless: ChangeExample(
      instead: """
        @AppIntent(.tool)
        struct FindBook: AppIntent {
          static let openAppWhenRun = false
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      guard let old = pair.old.traits.known, !pair.new.traits.isUnknown else { continue }
      let kept = Set(pair.new.traits.known ?? [])
      for trait in old where !kept.contains(trait) {
        reporter.report(
          "'\(pair.new.type.name)' no longer has the trait '\(trait)', so assistants may no longer use it on their own",
          symbol: pair.old.type.symbol,
          at: .new(pair.new.type.location))
      }
    }
  }
}
