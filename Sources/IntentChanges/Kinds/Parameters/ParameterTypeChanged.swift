extension ChangeKind {
  static let parameterTypeChanged: ChangeKind = ChangeKind(
    "parameter-type-changed", .breaking, .savedShortcuts, summary: "the type of a parameter changed",
    rationale: """
      A saved value of the old type is rejected or dropped. Add a parameter with the new type, and keep the old one. \
      If one of the types is not declared in the scanned sources, it may be the same type under another name, so the \
      change is one level lower.
      """,
    source: "WWDC23 session 10103 (names and types have to match)",
    reported: ChangeExample(
      """
      struct SetTimer: AppIntent {
        @Parameter(title: "Minutes") var minutes: Int
      }
      """,
      """
      struct SetTimer: AppIntent {
        @Parameter(title: "Minutes") var ↓minutes: String
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct SetTimer: AppIntent {
          @Parameter(title: "Minutes") var minutes: Int?
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type, !comparison.isSame(old, new) else { continue }
        reporter.report(
          "the type of '\(match.new.name)' in '\(pair.new.type.name)' changed from '\(old.spelling)' to '\(new.spelling)', so "
            + "values in \(pair.old.type.keeper.name) do not fit; add a new parameter instead",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(old.isCertain && new.isCertain ? .breaking : .dangerous),
          audience: pair.old.type.keeper.audience,
          notes: [.before("the type was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
