extension ChangeKind {
  static let enumRemoved = ChangeKind(
    "enum-removed", .breaking, .savedShortcuts, summary: "an app enum is gone",
    rationale: """
      Saved shortcuts hold the enum's name beside the value. Values of a type that is gone can't be read. One that no intent \
      of the older version took or gave is in no saved shortcut, as far as the scan goes: it is one level lower.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [
      ChangeExample(
        """
        enum ↓Shelf: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """, #"struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: String }"#),
      ChangeExample("enum ↓Shelf: String, AppEnum { case read, unread }", "", level: .dangerous),
    ],
    harmless: [
      // Never one of App Intents' enums.
      ChangeExample("enum Shelf: String { case read, unread }\nstruct A: AppIntent {}", "struct A: AppIntent {}")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for removed in comparison.enums.removed {
      let isUsed = used.contains(removed.type.name)
      reporter.report(
        "the enum '\(removed.type.name)' is removed"
          + (isUsed ? ": saved values of it can't be read" : ", which no intent used that people were offered"),
        symbol: removed.type.symbol, at: .old(removed.type.location), level: isUsed ? nil : .dangerous)
    }
  }
}
