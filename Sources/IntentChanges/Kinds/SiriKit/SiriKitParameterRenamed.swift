extension ChangeKind {
  static let siriKitParameterRenamed: ChangeKind = ChangeKind(
    "sirikit-parameter-renamed", .breaking, .savedShortcuts, summary: "a parameter of a SiriKit intent was renamed",
    rationale: """
      Saved shortcuts store values by the names of parameters, so a value is lost if its parameter has another name. \
      Keep the name, and change only the title. The tag of a parameter in the definition tells that two names are one \
      parameter.
      """,
    source: "public shortcuts, which store values by name",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "soup String"), .siriKitIntent("OrderSoup", "↓kind String")),
    harmless: ChangeExample(
      .siriKitIntent("OrderSoup", "soup String", "kind String"), .siriKitIntent("OrderSoup", "kind String")),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (old, new) in comparison.siriKit.kept {
      let names = new.newParameters(since: old)
      for parameter in old.parameters where new.parameter(parameter.name) == nil {
        guard let renamed = parameter.tag.flatMap({ names[$0] }) else { continue }
        reporter.report(
          "the parameter '\(parameter.name)' of the SiriKit intent '\(old.className)' was renamed to '\(renamed.name)', so "
            + "\(old.keepers) lose their values for it; keep the name and change only the title",
          symbol: "\(old.className)/\(parameter.name)", at: .new(renamed.location), audience: old.audience,
          notes: [.before("'\(parameter.name)' has the same tag here", parameter.location)])
      }
    }
  }
}
