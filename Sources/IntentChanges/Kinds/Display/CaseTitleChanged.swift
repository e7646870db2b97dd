extension ChangeKind {
  static let caseTitleChanged = ChangeKind(
    "case-title-changed", .info, .display, summary: "a case of an app enum has another title",
    rationale: "People see and say the new one; what they saved is kept.",
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
          "'\(pair.new.type.name).\(match.new.name)' is called '\(new)' instead of '\(old)'",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location))
      }
    }
  }
}
