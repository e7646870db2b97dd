extension ChangeKind {
  static let parameterRemoved = ChangeKind(
    "parameter-removed", .breaking, .savedShortcuts, summary: "a parameter is gone",
    rationale: """
      What people set for it in their shortcuts is lost, and the action does something else than it did. Keep the parameter, \
      out of the summary if nobody needs it any more.
      """,
    source: "WWDC23 session 10103 (parameters are matched by name)",
    examples: [
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var ↓shelf: String
          @Parameter(title: "Page") var page: Int
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Page") var page: Int
        }
        """)
    ],
    harmless: [
      // A plain variable is no parameter.
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
          var page = 1
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
        }
        """),
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
          @Parameter(title: "Page") var page: Int
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Page") var page: Int
          @Parameter(title: "Shelf") var shelf: String
        }
        """),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      for parameter in comparison.parameters(of: pair).removed {
        reporter.report(
          "'\(pair.old.type.name)' no longer has the parameter '\(parameter.name)': saved values for it are lost",
          symbol: "\(pair.old.type.symbol)/\(parameter.name)", at: .old(parameter.location),
          level: pair.old.lowered(.breaking),
          notes: [
            Change.Note(message: "'\(pair.new.type.name)' is declared here", place: .new(pair.new.type.location))
          ])
      }
    }
  }
}
