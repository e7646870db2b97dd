extension ChangeKind {
  static let enumRenamed = ChangeKind(
    "enum-renamed", .breaking, .savedShortcuts, summary: "an app enum has another identifier",
    rationale: """
      Saved shortcuts hold the enum's name beside the value. Keep the name, or state the old one as the \
      'persistentIdentifier'. One that no intent of the older version took or gave is one level lower.
      """,
    source: "metadata of shipped apps (a parameter's type names the enum)",
    examples: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum ↓Bookcase: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Bookcase }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum Bookcase: String, AppEnum { static let persistentIdentifier = "Shelf"; case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Bookcase }
        """)
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      reporter.report(
        "the enum '\(old)' is now '\(new)': saved values of it can't be read", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location), level: used.contains(pair.old.type.name) ? nil : .dangerous,
        notes: [.before("'\(old)' stood here; \(rename.explanation)", pair.old.type.location)],
        fix: pair.new.type.persistentIdentifier.isAbsent
          ? .pinIdentifier(old, of: .new(pair.new.type.location)) : nil)
    }
  }
}
