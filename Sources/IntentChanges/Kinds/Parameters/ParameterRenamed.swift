extension ChangeKind {
  static let parameterRenamed: ChangeKind = ChangeKind(
    "parameter-renamed", .breaking, .savedShortcuts, summary: "a parameter was renamed",
    rationale: """
      Saved shortcuts store a value under the name of its parameter. Under a new name the value is lost, as if the \
      parameter were removed. If the parameter is required, the user must set it again. Keep the name. Users see only \
      the title, which can change.
      """,
    source: "WWDC23 session 10103 (parameters are matched by name)",
    reported: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var shelf: String
      }
      """,
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var ↓target: String
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Bookcase") var shelf: String
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let rename = match.rename else { continue }
        reporter.report(
          "the parameter '\(match.old.name)' of '\(pair.old.type.name)' was renamed to '\(match.new.name)', so "
            + "\(pair.old.type.keeper.name) lose their values for it; keep the name and change only the title",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking), audience: pair.old.type.keeper.audience,
          notes: [.before("'\(match.old.name)' was declared here; \(rename.explanation)", match.old.location)])
      }
    }
  }
}
