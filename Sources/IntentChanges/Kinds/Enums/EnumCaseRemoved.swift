extension ChangeKind {
  static let enumCaseRemoved: ChangeKind = ChangeKind(
    "enum-case-removed", .breaking, .savedShortcuts, summary: "a case of an app enum was removed",
    rationale: """
      A saved shortcut that uses the case has no value and stops. Keep the case and leave it out of the \
      options that users see, or give its raw value to the case that replaces it. The change is one level lower if no \
      intent that the old version offers takes or returns the enum.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    reported: ChangeExample(
      .shelf("case read, ↓unread", isTaken: true),
      .shelf("case read", isTaken: true)),
    harmless: ChangeExample(instead: .shelf("case unread, read", isTaken: true)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs {
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      for removed in comparison.cases(of: pair).removed {
        reporter.report(
          "the case '\(removed.name)' of '\(pair.new.type.name)' was removed, so \(keeper.name) that use it have no value; "
            + "keep it, or give its raw value to the case that replaces it",
          symbol: "\(pair.old.type.symbol)/\(removed.name)", at: .old(removed.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous, audience: keeper.audience,
          notes: [.now(pair.new.type)])
      }
    }
  }
}
