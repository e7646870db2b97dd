extension ChangeKind {
  static let caseTitleChanged = ChangeKind(
    "case-title-changed", .info, .display, summary: "the title of an app enum's case changed",
    rationale: "Users see and say the new title. Saved shortcuts keep their values.",
    source: "Apple's documentation of AppEnum (caseDisplayRepresentations)",
    examples: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum {
          case read
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
        }
        """,
        """
        enum Shelf: String, AppEnum {
          case ↓read
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Finished"]
        }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum {
          case read
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
        }
        """,
        """
        enum Shelf: String, AppEnum {
          case read
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: .init(title: "Read")]
        }
        """)
    ]
  ) { comparison, reporter in
    for pair in comparison.enums.pairs {
      for match in comparison.cases(of: pair).pairs {
        guard let old = match.old.title.known, let new = match.new.title.known, old != new else { continue }
        reporter.report(
          "the title of '\(pair.new.type.name).\(match.new.name)' changed from '\(old)' to '\(new)'",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location))
      }
    }
  }
}
