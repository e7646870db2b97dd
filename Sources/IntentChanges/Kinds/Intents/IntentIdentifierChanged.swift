extension ChangeKind {
  static let intentIdentifierChanged = ChangeKind(
    "intent-identifier-changed", .breaking, .savedShortcuts, summary: "an intent has another identifier",
    rationale: """
      The identifier of an intent is its type's name, unless 'persistentIdentifier' gives another. Saved shortcuts hold it, \
      so that a rename breaks them as a removal does. State the old name as the persistent identifier, and the type may be \
      called anything. What is taken for a rename, and why, stands beside the change.
      """,
    source: "WWDC25 session 244; utmapp/UTM issue 7412",
    examples: [
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """,
        """
        struct ↓ShowShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """,
        fixed: """
          struct ShowShelf: AppIntent {
            static let persistentIdentifier = "OpenShelf"
            static let title: LocalizedStringResource = "Open Shelf"
          }
          """),
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          static let persistentIdentifier = "ShelfIntent"
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """, #"struct ↓OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }"#,
        fixed: """
          struct OpenShelf: AppIntent { static let persistentIdentifier = "ShelfIntent"; static let title: \
          LocalizedStringResource = "Open Shelf" }
          """),
    ],
    harmless: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }"#,
        """
        struct ShowShelf: AppIntent {
          static let persistentIdentifier = "OpenShelf"
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """),
      // Two intents that have a file and a shape in common, and nothing that people know them by.
      ChangeExample(
        #"struct Pause: AppIntent { static let title: LocalizedStringResource = "Pause" }"#,
        #"struct Resume: AppIntent { static let title: LocalizedStringResource = "Resume" }"#),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      let place = Change.Place.new(pair.new.type.location), line = "static let persistentIdentifier = \"\(old)\""
      // Where one is stated already, it is for people to correct.
      let canPin = pair.new.type.persistentIdentifier.isAbsent
      reporter.report(
        "'\(old)' is now '\(new)': shortcuts that use it stop working; '\(line)' keeps them",
        symbol: pair.old.type.symbol, at: place, level: pair.old.lowered(.breaking),
        notes: [.before("'\(old)' stood here; \(rename.explanation)", pair.old.type.location)],
        fix: canPin ? .pinIdentifier(old, of: place) : nil)
    }
  }
}
