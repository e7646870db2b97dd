extension ChangeKind {
  static let titleChanged: ChangeKind = ChangeKind(
    "title-changed", .info, .display, summary: "a title changed",
    rationale: """
      Users look for the old title. Nothing stops working: the titles of intents, parameters and properties, the \
      display names of entities and enums, and the short titles of App Shortcuts are only displayed.
      """,
    source: "Apple's documentation of AppIntent (title)",
    reported: ChangeExample(
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
    harmless: ChangeExample(
      instead: """
        struct Search: AppIntent {
          static let title = LocalizedStringResource("Search", table: "Intents")
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    reporter.reportChanges(of: comparison.titles, in: comparison)
  }
}
