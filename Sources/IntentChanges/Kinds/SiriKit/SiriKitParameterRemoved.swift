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
      let renamed = new.newParameters(since: old)
      for parameter in old.parameters
      where new.parameter(parameter.name) == nil && parameter.tag.flatMap({ renamed[$0] }) == nil {
        reporter.report(
          "the parameter '\(parameter.name)' of the SiriKit intent '\(old.className)' was removed, so \(old.keepers) lose their "
            + "values for it; keep it",
          symbol: "\(old.className)/\(parameter.name)", at: .old(parameter.location), audience: old.audience)
      }
    }
  }
}

extension Catalog.SiriKitIntent {
  /// The parameters whose names the old version does not have, by tag. A parameter of the old version with the same tag was
  /// renamed to it.
  func newParameters(since old: Catalog.SiriKitIntent) -> [Int: Catalog.SiriKitParameter] {
    let names = Set(old.parameters.map(\.name))
    return Dictionary(
      parameters.compactMap { parameter in
        names.contains(parameter.name) ? nil : parameter.tag.map { ($0, parameter) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
