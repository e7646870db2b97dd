extension ChangeKind {
  static let enumRenamed: ChangeKind = ChangeKind(
    "enum-renamed", .breaking, .savedShortcuts, summary: "the identifier of an app enum changed",
    rationale: """
      Saved shortcuts store the identifier of the enum together with the value. Keep the name of the type, or state \
      the old name as its 'persistentIdentifier'. The change is one level lower if no intent that the old version \
      offers takes or returns the enum.
      """,
    source: "metadata of shipped apps (a parameter's type names the enum)",
    reported: ChangeExample(
      .shelf("case read, unread", isTaken: true),
      .shelf("case read, unread", name: "↓Bookcase", isTaken: true)),
    harmless: ChangeExample(
      instead: .shelf(
        #"static let persistentIdentifier = "Shelf""#, "case read, unread", name: "Bookcase", isTaken: true)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportRenamed(
      "enum", comparison.enums.pairs.map { ($0.old.type, $0.new.type, $0.rename) }, in: comparison)
  }
}
