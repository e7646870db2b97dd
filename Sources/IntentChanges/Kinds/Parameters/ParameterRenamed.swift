extension ChangeKind {
  static let parameterRenamed = ChangeKind(
    "parameter-renamed", .breaking, .savedShortcuts, summary: "a parameter has another name",
    rationale: """
      Saved values are stored under the parameter's name. Under another one they are lost, as if the parameter had been \
      removed, and a required one has to be filled in again. Keep the name; the title is what people see.
      """,
    source: "WWDC23 session 10103 (parameters are matched by name)",
    examples: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var ↓target: String }"#),
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Old Shelf Name") var oldShelfName: String }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf Name") var ↓shelfName: String }"#),
      ChangeExample(
        #"struct Run: AppIntent { @Parameter(title: "Disposible", default: false) var isDisposible: Bool }"#,
        #"struct Run: AppIntent { @Parameter(title: "Disposable", default: false) var ↓isDisposable: Bool }"#),
    ],
    harmless: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Bookcase") var shelf: String }"#),
      // What was asked before is not what is asked now.
      ChangeExample(
        #"struct Tap: AppIntent { @Parameter(title: "Run Action", default: false) var runAction: Bool }"#,
        #"struct Tap: AppIntent { @Parameter(title: "Run Script", default: false) var runScript: Bool }"#),
      // Another type makes it another parameter: a removal and an addition.
      ChangeExample(
        #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String }"#,
        #"struct OpenShelf: AppIntent { @Parameter(title: "Count") var count: Int? }"#),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let rename = match.rename else { continue }
        reporter.report(
          "parameter '\(match.old.name)' of '\(pair.old.type.name)' is now '\(match.new.name)': saved values for it are lost",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking),
          notes: [.before("'\(match.old.name)' stood here; \(rename.explanation)", match.old.location)])
      }
    }
  }
}
