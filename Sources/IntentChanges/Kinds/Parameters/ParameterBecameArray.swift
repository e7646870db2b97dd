extension ChangeKind {
  static let parameterBecameArray = ChangeKind(
    "parameter-became-array", .breaking, .savedShortcuts, summary: "a parameter takes several values instead of one",
    rationale: "A saved single value is no list of values. Add a parameter for several beside the one for one.",
    source: "WWDC23 session 10103 (types have to match); that Shortcuts doesn't convert is unproven",
    examples: [
      ChangeExample(
        #"struct Export: AppIntent { @Parameter(title: "File") var file: IntentFile }"#,
        #"struct Export: AppIntent { @Parameter(title: "File") var ↓file: [IntentFile] }"#)
    ],
    harmless: [
      ChangeExample(
        #"struct Export: AppIntent { @Parameter(title: "File") var file: [IntentFile] }"#,
        #"struct Export: AppIntent { @Parameter(title: "File") var file: [IntentFile]? }"#)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type, !old.isSeveral, new.isSeveral else { continue }
        reporter.report(
          "parameter '\(match.new.name)' of '\(pair.new.type.name)' takes several values now: a saved one doesn't fit",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking), notes: [.before("it was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
