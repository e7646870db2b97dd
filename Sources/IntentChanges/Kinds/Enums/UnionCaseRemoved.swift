extension ChangeKind {
  static let unionCaseRemoved = ChangeKind(
    "union-case-removed", .breaking, .savedShortcuts, summary: "a case of a union is gone",
    rationale: """
      A parameter of that union no longer takes the type of the case: a value of it that was saved has no place to go.
      """,
    source: "Apple's documentation of @UnionValue; how a saved value names its case is unproven",
    examples: [
      ChangeExample(
        "@UnionValue enum ↓Answer { case number(Int), text(String) }", "@UnionValue enum Answer { case number(Int) }")
    ],
    harmless: [
      ChangeExample(
        "@UnionValue enum Answer { case number(Int), text(String) }",
        "@UnionValue enum Answer { case text(String), number(Int), date(Date) }")
    ]
  ) { comparison, reporter in
    for pair in comparison.unions.pairs {
      for name in pair.old.cases where !pair.new.cases.contains(name) {
        reporter.report(
          "'\(pair.new.type.name)' no longer has the case '\(name)': saved values of it have no place",
          symbol: "\(pair.old.type.symbol)/\(name)", at: .old(pair.old.type.location))
      }
    }
  }
}
