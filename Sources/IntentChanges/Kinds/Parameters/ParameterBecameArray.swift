extension ChangeKind {
  static let parameterBecameArray: ChangeKind = ChangeKind(
    "parameter-became-array", .breaking, .savedShortcuts, summary: "a parameter takes several values instead of one",
    rationale: """
      Saved shortcuts store a single value, which does not fit a parameter that takes an array. Keep the parameter, \
      and add another one that takes several values.
      """,
    source: "WWDC23 session 10103 (types have to match); whether Shortcuts converts the value is unverified",
    reported: ChangeExample(
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var file: IntentFile
      }
      """,
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var ↓file: [IntentFile]
      }
      """),
    harmless: ChangeExample(
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var file: [IntentFile]
      }
      """,
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var file: [IntentFile]?
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type, !old.isSeveral, new.isSeveral else { continue }
        reporter.report(
          "the parameter '\(match.new.name)' of '\(pair.new.type.name)' now takes several values, so the single value in "
            + "\(pair.old.type.keeper.name) does not fit; add a new parameter instead",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking), audience: pair.old.type.keeper.audience,
          notes: [.before("the type was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
