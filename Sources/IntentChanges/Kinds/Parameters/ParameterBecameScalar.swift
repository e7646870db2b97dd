extension ChangeKind {
  static let parameterBecameScalar: ChangeKind = ChangeKind(
    "parameter-became-scalar", .breaking, .savedShortcuts, summary: "a parameter takes one value instead of several",
    rationale: """
      If a saved shortcut has several values, all but one of them are lost, or all of them. Keep the parameter, and \
      add another one that takes one value.
      """,
    source: "WWDC23 session 10103 (types have to match); whether Shortcuts converts the values is unverified",
    reported: ChangeExample(
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var file: [IntentFile]
      }
      """,
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var ↓file: IntentFile
      }
      """),
    harmless: ChangeExample(
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var file: [IntentFile]?
      }
      """,
      """
      struct Export: AppIntent {
        @Parameter(title: "File") var file: Array<IntentFile>
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type, old.isSeveral, !new.isSeveral else { continue }
        reporter.report(
          "the parameter '\(match.new.name)' of '\(pair.new.type.name)' now takes only one value, so "
            + "\(pair.old.type.keeper.name) lose values; add a new parameter instead",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking), audience: pair.old.type.keeper.audience,
          notes: [.before("the type was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
