extension ChangeKind {
  static let requiredParameterAdded: ChangeKind = ChangeKind(
    "required-parameter-added", .breaking, .savedShortcuts, summary: "a required parameter was added",
    rationale: """
      Saved shortcuts have no value for it. Each of them stops and asks for one, or fails when it runs as an \
      automation. Make the parameter optional, or give it a default value.
      """,
    source: "WWDC23 session 10103 (what is new has to be optional or have a default)",
    reported: ChangeExample(
      "struct OpenShelf: AppIntent {}",
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var ↓shelf: String
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String?
          @Parameter(title: "Page", default: 1) var page: Int
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      let keeper = pair.old.type.keeper
      for parameter in comparison.parameters(of: pair).added where comparison.new.isRequired(parameter) {
        reporter.report(
          "the required parameter '\(parameter.name)' was added to '\(pair.new.type.name)', so "
            + "\(keeper.name) \(keeper.audience == .widgets ? "have no value for it" : "stop and ask for a value"); make it optional or give it a default value",
          symbol: "\(pair.old.type.symbol)/\(parameter.name)", at: .new(parameter.location),
          level: pair.old.lowered(.breaking), audience: keeper.audience)
      }
    }
  }
}
