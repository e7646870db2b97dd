extension ChangeKind {
  static let titleChanged = ChangeKind(
    "title-changed", .info, .display, summary: "a title changed",
    rationale: """
      Users look for the old title. Nothing stops working: the titles of intents, parameters and properties, the \
      display names of entities and enums, and the short titles of App Shortcuts are only displayed.
      """,
    source: "Apple's documentation of AppIntent (title)",
    examples: [
      ChangeExample(
        """
        struct Search: AppIntent {
          static let title: LocalizedStringResource = "Search"
        }
        """,
        """
        struct ↓Search: AppIntent {
          static let title: LocalizedStringResource = "Find"
        }
        """),
      ChangeExample(
        """
        struct Search: AppIntent {
          @Parameter(title: "Text") var text: String
        }
        """,
        """
        struct Search: AppIntent {
          @Parameter(title: "Words") var ↓text: String
        }
        """),
    ],
    harmless: [
      ChangeExample(
        """
        struct Search: AppIntent {
          static let title: LocalizedStringResource = "Search"
        }
        """,
        """
        struct Search: AppIntent {
          static let title = LocalizedStringResource("Search", table: "Intents")
        }
        """)
    ]
  ) { comparison, reporter in
    reporter.reportChanges(of: comparison.titles, in: comparison)
  }
}
