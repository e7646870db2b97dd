extension ChangeKind {
  static let siriKitEnumCaseRemoved: ChangeKind = ChangeKind(
    "sirikit-enum-case-removed", .breaking, .savedShortcuts, summary: "a value of a SiriKit enum was removed",
    rationale: """
      Saved shortcuts store a value of an enum by its name. A shortcut with a value that is gone has none. Keep the \
      value and its name; people see only the display name.
      """,
    source: "public shortcuts, which store values of enums by name",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "size Size", values: ["small", "large"]),
      .siriKitIntent("OrderSoup", "↓size Size", values: ["small"])),
    harmless: ChangeExample(
      .siriKitIntent("OrderSoup", "size Size", values: ["small"]),
      .siriKitIntent("OrderSoup", "size Size", values: ["small", "large"])),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (intent, kept) in comparison.siriKit.kept {
      for old in intent.parameters {
        guard let new = kept.parameter(old.name), !new.values.isEmpty else { continue }
        let names = Set(new.values.map(\.name))
        for value in old.values where !names.contains(value.name) {
          reporter.report(
            "the value '\(value.name)' of the SiriKit enum '\(old.typeName)' was removed, so \(intent.keepers) that use it for "
              + "'\(old.name)' of '\(intent.className)' have no value; keep it",
            symbol: "\(intent.className)/\(old.name)/\(value.name)", at: .new(new.location), audience: intent.audience)
        }
      }
    }
  }
}
