extension ChangeKind {
  static let parameterAdded = ChangeKind(
    "parameter-added", .info, .display, summary: "a parameter is new, and may be left empty",
    rationale: "Saved shortcuts go on without it. Its name is a promise from the day that it ships.",
    source: "WWDC23 session 10103 (parameters are matched by name)",
    examples: [
      ChangeExample(
        "struct OpenShelf: AppIntent {}",
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var ↓shelf: String? }"#)
    ],
    harmless: [
      ChangeExample(
        "struct OpenShelf: AppIntent {}",
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String }"#)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for parameter in comparison.parameters(of: pair).added where !comparison.new.isRequired(parameter) {
        reporter.report(
          "'\(pair.new.type.name)' has a new parameter '\(parameter.name)'",
          symbol: "\(pair.old.type.symbol)/\(parameter.name)", at: .new(parameter.location))
      }
    }
  }
}
