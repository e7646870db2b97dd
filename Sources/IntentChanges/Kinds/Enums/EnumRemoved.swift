extension ChangeKind {
  static let enumRemoved = ChangeKind(
    "enum-removed", .breaking, .savedShortcuts, summary: "an app enum was removed",
    rationale: """
      Saved shortcuts store the name of the enum together with the value. When the enum is removed, the value cannot be \
      read. The change is one level lower if no intent that the old version offers takes or returns the enum.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [
      ChangeExample(
        """
        enum ↓Shelf: String, AppEnum {
          case read, unread
        }
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: Shelf
        }
        """,
        """
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: String
        }
        """),
      ChangeExample(
        """
        enum ↓Shelf: String, AppEnum {
          case read, unread
        }
        """, "", level: .dangerous),
    ],
    harmless: [
      // Not an app enum.
      ChangeExample(
        """
        enum Shelf: String {
          case read, unread
        }
        struct A: AppIntent {}
        """, "struct A: AppIntent {}")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for removed in comparison.enums.removed {
      let isUsed = used.contains(removed.type.name)
      reporter.report(
        "the enum '\(removed.type.name)' was removed"
          + (isUsed
            ? ", so saved shortcuts lose values of this type; keep the type"
            : "; in the old version, only hidden or deprecated intents used it, or none"),
        symbol: removed.type.symbol, at: .old(removed.type.location), level: isUsed ? nil : .dangerous)
    }
  }
}
