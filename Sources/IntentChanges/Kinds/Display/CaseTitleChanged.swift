extension ChangeKind {
  static let caseTitleChanged = ChangeKind(
    "case-title-changed", .info, .display, summary: "the title of an app enum's case changed",
    rationale: "Users see and say the new title. Saved shortcuts keep their values.",
    source: "Apple's documentation of AppEnum (caseDisplayRepresentations)",
    examples: [
      ChangeExample(
        .shelf(
          "case read", #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]"#),
        .shelf(
          "case ↓read", #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Finished"]"#)
      )
    ],
    harmless: [
      ChangeExample(
        .shelf(
          "case read", #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]"#),
        .shelf(
          "case read",
          #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: .init(title: "Read")]"#))
    ]
  ) { comparison, reporter in
    reporter.reportChanges(of: comparison.caseTitles, in: comparison)
  }
}
