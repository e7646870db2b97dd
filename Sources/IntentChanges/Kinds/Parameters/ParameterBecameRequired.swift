extension ChangeKind {
  static let parameterBecameRequired: ChangeKind = ChangeKind(
    "parameter-became-required", .breaking, .savedShortcuts, summary: "an optional parameter became required",
    rationale: """
      A shortcut that left the parameter empty now stops and asks for a value. As an automation, it fails. \
      Keep the parameter optional, or give it a default value. If it was not optional and only lost its default value, \
      the change is one level lower: whether saved shortcuts store the default value is unverified. 'defaultResult()' \
      of the entity's query counts as a default value.
      """,
    source: "WWDC23 session 10103 (what is new has to be optional or have a default)",
    reported: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var shelf: String?
      }
      """,
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var ↓shelf: String
      }
      """),
    harmless: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Page") var page: Int?
      }
      """,
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Page", default: 1) var page: Int
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      let keeper = pair.old.type.keeper
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, !comparison.old.isRequired(match.old), comparison.new.isRequired(match.new)
        else { continue }
        reporter.report(
          old.isOptional
            ? "the parameter '\(match.new.name)' of '\(pair.new.type.name)' became required, so \(keeper.name) without a "
              + "value \(keeper.lackOfValue); keep it optional or give it a default value"
            : "the parameter '\(match.new.name)' of '\(pair.new.type.name)' lost its default value, so \(keeper.name) may "
              + "\(keeper.lackOfValue); keep the default value",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(old.isOptional ? .breaking : .dangerous), audience: keeper.audience)
      }
    }
  }
}

extension Catalog {
  /// Whether users must provide a value: the parameter is not optional and has no default value, and no query of its type has a
  /// default result. False if the type is unknown.
  func isRequired(_ parameter: Property) -> Bool {
    guard let type = parameter.type, !type.isOptional, !parameter.hasDefault else { return false }
    return !queries.contains { $0.entity == type.name && $0.members.contains("defaultResult()") }
  }
}
