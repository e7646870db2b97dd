extension ChangeKind {
  static let siriKitEnumIndexChanged: ChangeKind = ChangeKind(
    "sirikit-enum-index-changed", .dangerous, .widgets, summary: "the index of a value of a SiriKit enum changed",
    rationale: """
      Saved shortcuts store a value by its name. Configurations of widgets and donations may store the number, which \
      is unverified. Keep the index of each value.
      """,
    source: "inferred from the generated classes; unverified",
    reported: ChangeExample(
      .siriKitIntent("OrderSoup", "size Size", values: ["small", "large"]),
      .siriKitIntent("OrderSoup", "↓size Size", values: ["large", "small"])),
    harmless: ChangeExample(
      .siriKitIntent("OrderSoup", "size Size", values: ["small"]),
      .siriKitIntent("OrderSoup", "size Size", values: ["small", "large"])),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for (intent, kept) in comparison.siriKit.kept {
      for old in intent.parameters {
        guard let new = kept.parameter(old.name) else { continue }
        let indexes = Dictionary(new.values.map { ($0.name, $0.index) }) { first, _ in first }
        let changed = old.values.filter { value in indexes[value.name].map { $0 != value.index } ?? false }
        guard let first = changed.first else { continue }
        reporter.report(
          "\(changed.count == 1 ? "the index of '\(first.name)'" : "\(changed.count) indexes") of the SiriKit enum "
            + "'\(old.typeName)' changed, so widgets and donations may show another value for '\(old.name)' of "
            + "'\(intent.className)'; keep the indexes",
          symbol: "\(intent.className)/\(old.name)", at: .new(new.location))
      }
    }
  }
}
