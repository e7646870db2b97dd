extension ChangeKind {
  static let siriKitParameterRemoved: ChangeKind = ChangeKind(
    "sirikit-parameter-removed", .breaking, .savedShortcuts, summary: "a parameter of a SiriKit intent was removed",
    rationale: """
      Saved shortcuts store values by the names of parameters. The value of a parameter that is gone is lost.
      """,
    source: "public shortcuts, which store values by name",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "↓soup String", "size Integer"), .siriKitIntent("OrderSoup", "size Integer")),
    harmless: ChangeExample(
      .siriKitIntent("OrderSoup", "soup String"), .siriKitIntent("OrderSoup", "soup String", "size Integer")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (old, new) in comparison.siriKit.kept {
      for parameter in old.parameters
      where new.parameter(parameter.name) == nil && new.renamed(parameter, of: old) == nil {
        reporter.report(
          "the parameter '\(parameter.name)' of the SiriKit intent '\(old.className)' was removed, so \(old.keepers) lose their "
            + "values for it; keep it",
          symbol: "\(old.className)/\(parameter.name)", at: .old(parameter.location), audience: old.audience)
      }
    }
  }
}

extension Catalog.SiriKitIntent {
  /// The parameter that has the number of an old one under another name.
  func renamed(
    _ parameter: Catalog.SiriKitParameter, of old: Catalog.SiriKitIntent
  ) -> Catalog.SiriKitParameter? {
    guard let tag = parameter.tag else { return nil }
    return parameters.first { $0.tag == tag && $0.name != parameter.name && old.parameter($0.name) == nil }
  }
}
