extension ChangeKind {
  static let enumRemoved: ChangeKind = ChangeKind(
    "enum-removed", .breaking, .savedShortcuts, summary: "an app enum was removed",
    rationale: """
      Saved shortcuts store the name of the enum together with the value. When the enum is removed, the value cannot be \
      read. The change is one level lower if no intent that the old version offers takes or returns the enum.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    reported: ChangeExample(
      .shelf("case read, unread", name: "↓Shelf", isTaken: true),
      """
      struct OpenShelf: AppIntent {
        @Parameter(title: "Shelf") var shelf: String
      }
      """),
    harmless: ChangeExample(
      """
      enum Shelf: String {
        case read, unread
      }
      struct A: AppIntent {}
      """, "struct A: AppIntent {}"),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportRemoved("enum", comparison.enums.removed.map(\.type), in: comparison)
  }
}
