extension ChangeKind {
  static let parameterRenamed = ChangeKind(
    "parameter-renamed", .breaking, .savedShortcuts, summary: "a parameter was renamed",
    rationale: """
      Saved shortcuts store a value under the name of its parameter. Under a new name the value is lost, as if the \
      parameter were removed. If the parameter is required, the user must set it again. Keep the name. Users see only \
      the title, which can change.
      """,
    source: "WWDC23 session 10103 (parameters are matched by name)",
    examples: [
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var ↓target: String
        }
        """),
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Old Shelf Name") var oldShelfName: String
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf Name") var ↓shelfName: String
        }
        """),
      ChangeExample(
        """
        struct Run: AppIntent {
          @Parameter(title: "Disposible", default: false) var isDisposible: Bool
        }
        """,
        """
        struct Run: AppIntent {
          @Parameter(title: "Disposable", default: false) var ↓isDisposable: Bool
        }
        """),
    ],
    harmless: [
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Bookcase") var shelf: String
        }
        """),
      // Different names and titles, so these are two parameters: a removal and an addition.
      ChangeExample(
        """
        struct Tap: AppIntent {
          @Parameter(title: "Run Action", default: false) var runAction: Bool
        }
        """,
        """
        struct Tap: AppIntent {
          @Parameter(title: "Run Script", default: false) var runScript: Bool
        }
        """),
      // A list never becomes a single value under another name.
      ChangeExample(
        """
        struct Export: AppIntent {
          @Parameter(title: "Files") var files: [IntentFile]
        }
        """,
        """
        struct Export: AppIntent {
          @Parameter(title: "File") var file: IntentFile
          @Parameter(title: "Second File") var secondFile: IntentFile?
        }
        """),
      // Different types, so these are two parameters: a removal and an addition.
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Count") var count: Int?
        }
        """),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for match in comparison.parameters(of: pair).pairs {
        guard let rename = match.rename else { continue }
        reporter.report(
          "the parameter '\(match.old.name)' of '\(pair.old.type.name)' was renamed to '\(match.new.name)', so "
            + "\(pair.old.type.keeper.name) lose their values for it; keep the name and change only the title",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: pair.old.lowered(.breaking), audience: pair.old.type.keeper.audience,
          notes: [.before("'\(match.old.name)' was declared here; \(rename.explanation)", match.old.location)])
      }
    }
  }
}
