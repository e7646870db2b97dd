extension ChangeKind {
  static let parameterAdded: ChangeKind = ChangeKind(
    "parameter-added", .info, .display, summary: "an optional parameter was added",
    rationale: """
      Saved shortcuts run without a value for it. They store values under its name from the first release on, so \
      choose the name with care. A parameter that has a default value counts as optional.
      """,
    source: "WWDC23 session 10103 (parameters are matched by name)",
    reported: ChangeExample(
      "struct OpenShelf: AppIntent {}",
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var ↓shelf: String?
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      for parameter in comparison.parameters(of: pair).added where !comparison.new.isRequired(parameter) {
        reporter.report(
          "the optional parameter '\(parameter.name)' was added to '\(pair.new.type.name)'",
          symbol: "\(pair.old.type.symbol)/\(parameter.name)", at: .new(parameter.location))
      }
    }
  }
}
