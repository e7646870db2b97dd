extension ChangeKind {
  static let caseTitleChanged: ChangeKind = ChangeKind(
    "case-title-changed", .info, .display, summary: "the title of a case changed",
    rationale: """
      Users see and say the new title. The cases of '@UnionValue' enums count, too: users choose one by its label. Saved \
      shortcuts keep their values.
      """,
    source: "Apple's documentation of AppEnum (caseDisplayRepresentations)",
    reported: ChangeExample(
      .shelf(
        "case read", #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]"#),
      .shelf(
        "case ↓read", #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Finished"]"#)
    ),
    harmless: ChangeExample(
      instead: .shelf(
        "case read",
        #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: .init(title: "Read")]"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportChanges(of: comparison.caseTitles, in: comparison)
  }
}
