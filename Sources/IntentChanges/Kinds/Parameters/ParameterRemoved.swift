extension ChangeKind {
  static let parameterRemoved: ChangeKind = ChangeKind(
    "parameter-removed", .breaking, .savedShortcuts, summary: "a parameter was removed",
    rationale: """
      The values that users set for it in saved shortcuts are lost, so the action does something else. Keep the \
      parameter. If it is no longer needed, leave it out of the parameter summary.
      """,
    source: "WWDC23 session 10103 (parameters are matched by name)",
    reported: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var ↓shelf: String
        @Parameter(title: "Page") var page: Int
      }
      """,
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Page") var page: Int
      }
      """),
    harmless: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var shelf: String
        var page = 1
      }
      """,
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var shelf: String
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      for parameter in comparison.parameters(of: pair).removed {
        reporter.report(
          "the parameter '\(parameter.name)' of '\(pair.old.type.name)' was removed, so \(pair.old.type.keeper.name) lose their values for "
            + "it; keep it and leave it out of the parameter summary",
          symbol: "\(pair.old.type.symbol)/\(parameter.name)", at: .old(parameter.location),
          level: pair.old.lowered(.breaking), audience: pair.old.type.keeper.audience,
          notes: [.now(pair.new.type)])
      }
    }
  }
}
