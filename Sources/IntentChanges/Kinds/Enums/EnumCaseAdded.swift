extension ChangeKind {
  static let enumCaseAdded = ChangeKind(
    "enum-case-added", .info, .display, summary: "a case of an app enum is new",
    rationale: "People are offered one more value. Its raw value is a promise from the day that it ships.",
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [
      ChangeExample(
        "enum Shelf: String, AppEnum { case read }", "enum Shelf: String, AppEnum { case read, ↓unread }")
    ],
    harmless: [
      ChangeExample(
        "enum Shelf: String, AppEnum { case read, unread }",
        "enum Shelf: String, AppEnum { case read, waiting = \"unread\" }")
    ]
  ) { comparison, reporter in
    for pair in comparison.enums.pairs {
      for added in comparison.cases(of: pair).added {
        reporter.report(
          "'\(pair.new.type.name)' has a new case '\(added.name)'", symbol: "\(pair.old.type.symbol)/\(added.name)",
          at: .new(added.location))
      }
    }
  }
}
