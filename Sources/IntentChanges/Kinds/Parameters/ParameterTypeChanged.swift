extension ChangeKind {
  static let parameterTypeChanged = ChangeKind(
    "parameter-type-changed", .breaking, .savedShortcuts, summary: "a parameter has another type",
    rationale: """
      A saved value of the old type is rejected or dropped. Add a parameter of the new type beside the old one instead. \
      Where one of the types isn't in the scan, it may be the same under another name, and the change is one level lower.
      """,
    source: "WWDC23 session 10103 (names and types have to match)",
    examples: [
      ChangeExample(
        #"struct SetTimer: AppIntent { @Parameter(title: "Minutes") var minutes: Int }"#,
        #"struct SetTimer: AppIntent { @Parameter(title: "Minutes") var ↓minutes: String }"#)
    ],
    harmless: [
      ChangeExample(
        #"struct SetTimer: AppIntent { @Parameter(title: "Minutes") var minutes: Int }"#,
        #"struct SetTimer: AppIntent { @Parameter(title: "Minutes") var minutes: Int? }"#),
      ChangeExample(
        #"struct SetTimer: AppIntent { @Parameter(title: "Minutes") var minutes: Int }"#,
        #"struct SetTimer: AppIntent { @Parameter(title: "Minutes") var minutes: Swift.Int }"#),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type, !comparison.isSame(old, new) else { continue }
        reporter.report(
          "parameter '\(match.new.name)' of '\(pair.new.type.name)' is '\(new.spelling)' instead of '\(old.spelling)': saved values don't fit",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(old.isCertain && new.isCertain ? .breaking : .dangerous),
          notes: [.before("it was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
