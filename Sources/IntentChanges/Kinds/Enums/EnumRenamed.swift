extension ChangeKind {
  static let enumRenamed = ChangeKind(
    "enum-renamed", .breaking, .savedShortcuts, summary: "the identifier of an app enum changed",
    rationale: """
      Saved shortcuts store the identifier of the enum together with the value. Keep the name of the type, or state \
      the old name as its 'persistentIdentifier'. The change is one level lower if no intent that the old version \
      offers takes or returns the enum.
      """,
    source: "metadata of shipped apps (a parameter's type names the enum)",
    examples: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum {
          case read, unread
        }
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: Shelf
        }
        """,
        """
        enum ↓Bookcase: String, AppEnum {
          case read, unread
        }
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: Bookcase
        }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum {
          case read, unread
        }
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: Shelf
        }
        """,
        """
        enum Bookcase: String, AppEnum {
          static let persistentIdentifier = "Shelf"
          case read, unread
        }
        struct OpenShelf: AppIntent {
          @Parameter(title: "Shelf") var shelf: Bookcase
        }
        """)
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      reporter.report(
        "the identifier of an enum changed from '\(old)' to '\(new)', so saved shortcuts lose values of it; "
          + "state '\(old)' as its 'persistentIdentifier'", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location), level: used.contains(pair.old.type.name) ? nil : .dangerous,
        notes: [.before("'\(old)' was declared here; \(rename.explanation)", pair.old.type.location)],
        fix: pair.new.type.persistentIdentifier.isAbsent
          ? .pinIdentifier(old, of: .new(pair.new.type.location)) : nil)
    }
  }
}
