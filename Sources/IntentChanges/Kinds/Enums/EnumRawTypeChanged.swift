extension ChangeKind {
  static let enumRawTypeChanged: ChangeKind = ChangeKind(
    "enum-raw-type-changed", .breaking, .savedShortcuts, summary: "the raw type of an app enum changed",
    rationale: """
      Saved shortcuts store raw values of the old type, and the new version cannot read them. Keep the raw type. The \
      change is one level lower if no intent that the old version offers takes or returns the enum.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    reported: ChangeExample(
      .level("case low, high"),
      .level("case low, high", name: "↓Level", rawType: "String")),
    harmless: ChangeExample(
      """
      enum Level: String, AppEnum {
        case low, high
      }
      """,
      """
      enum Level: String, AppEnum, Sendable {
        case low, high
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs where pair.hasOtherRawType {
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      reporter.report(
        "the raw type of '\(pair.new.type.name)' changed from '\(pair.old.rawType ?? "")' to '\(pair.new.rawType ?? "")', "
          + "so values in \(keeper.name) cannot be read; keep the raw type",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: used.contains(pair.old.type.name) ? nil : .dangerous, audience: keeper.audience)
    }
  }
}
