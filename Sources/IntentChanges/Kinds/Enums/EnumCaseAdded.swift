extension ChangeKind {
  static let enumCaseAdded: ChangeKind = ChangeKind(
    "enum-case-added", .info, .display, summary: "a case of an app enum was added",
    rationale: """
      Users can choose one more value. Saved shortcuts store its raw value from the first release on, so choose it \
      with care.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    reported: ChangeExample(
      .shelf("case read"),
      .shelf("case read, ↓unread")),
    harmless: ChangeExample(
      .shelf("case read, unread"),
      .shelf("case read", #"case waiting = "unread""#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.enums.pairs {
      for added in comparison.cases(of: pair).added {
        reporter.report(
          "the case '\(added.name)' was added to '\(pair.new.type.name)'",
          symbol: "\(pair.old.type.symbol)/\(added.name)",
          at: .new(added.location))
      }
    }
  }
}
