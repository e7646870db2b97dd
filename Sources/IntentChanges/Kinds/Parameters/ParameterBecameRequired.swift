extension ChangeKind {
  static let parameterBecameRequired = ChangeKind(
    "parameter-became-required", .breaking, .savedShortcuts, summary: "a parameter must be filled in that needn't be",
    rationale: """
      A shortcut that left it empty now stops and asks, or fails where nobody is there to answer. Keep it optional, or give \
      it a default. Where it wasn't optional and only lost its default, the change is one level lower: whether a shortcut \
      holds the default that it was saved with is unproven. A query with 'defaultResult()' gives a default too.
      """,
    source: "WWDC23 session 10103 (what is new has to be optional or have a default)",
    examples: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String? }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var ↓shelf: String }"#),
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Page", default: 1) var page: Int }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Page") var ↓page: Int }"#, level: .dangerous),
    ],
    harmless: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Page") var page: Int? }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Page", default: 1) var page: Int }"#),
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Page") var page: Int }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Page") var page: Int? }"#),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, !comparison.old.isRequired(match.old), comparison.new.isRequired(match.new)
        else { continue }
        reporter.report(
          "parameter '\(match.new.name)' of '\(pair.new.type.name)' must be filled in now: "
            + (old.isOptional ? "shortcuts that left it empty ask for it" : "it has no default any more"),
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(old.isOptional ? .breaking : .dangerous))
      }
    }
  }
}

extension Catalog {
  /// Whether nothing stands in for a value that isn't there. False where the type can't be told.
  func isRequired(_ parameter: Property) -> Bool {
    guard let type = parameter.type, !type.isOptional, !parameter.hasDefault else { return false }
    return !queries.contains { $0.entity == type.name && $0.members.contains("defaultResult()") }
  }
}
