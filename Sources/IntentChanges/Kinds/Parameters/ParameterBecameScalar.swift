extension ChangeKind {
  static let parameterBecameScalar = ChangeKind(
    "parameter-became-scalar", .breaking, .savedShortcuts, summary: "a parameter takes one value instead of several",
    rationale:
      "Of several saved values all but one are lost, or all of them. Add a parameter for one beside the old one.",
    source: "WWDC23 session 10103 (types have to match); that Shortcuts doesn't convert is unproven",
    examples: [
      ChangeExample(
        #"struct Export: AppIntent { @Parameter(title: "File") var file: [IntentFile] }"#,
        #"struct Export: AppIntent { @Parameter(title: "File") var ↓file: IntentFile }"#)
    ],
    harmless: [
      ChangeExample(
        #"struct Export: AppIntent { @Parameter(title: "File") var file: [IntentFile]? }"#,
        #"struct Export: AppIntent { @Parameter(title: "File") var file: Array<IntentFile> }"#)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type, old.isSeveral, !new.isSeveral else { continue }
        reporter.report(
          "parameter '\(match.new.name)' of '\(pair.new.type.name)' takes one value now: saved ones are lost",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking), notes: [.before("it was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
