extension ChangeKind {
  static let intentIdentifierChanged = ChangeKind(
    "intent-identifier-changed", .breaking, .savedShortcuts, summary: "the identifier of an intent changed",
    rationale: """
      The identifier of an intent is the name of its type, unless 'persistentIdentifier' states another one. Saved \
      shortcuts store the identifier, so they stop working when it changes, as if the intent were removed. To rename \
      the type, state the old name as its 'persistentIdentifier'. 'diff' treats a type as renamed if it is similar \
      enough to one of the old version. A note on the change lists the similarities.
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
        """,
        """
        struct ↓OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """,
        fixed: """
          struct OpenShelf: AppIntent {
            static let persistentIdentifier = "ShelfIntent"
            static let title: LocalizedStringResource = "Open Shelf"
          }
          """),
    ],
    harmless: [
      ChangeExample(
        """
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """,
        """
        struct ShowShelf: AppIntent {
          static let persistentIdentifier = "OpenShelf"
          static let title: LocalizedStringResource = "Open Shelf"
        }
        """),
      // Two intents in one file with the same members, but with different names and titles.
      ChangeExample(
        """
        struct Pause: AppIntent {
          static let title: LocalizedStringResource = "Pause"
        }
        """,
        """
        struct Resume: AppIntent {
          static let title: LocalizedStringResource = "Resume"
        }
        """),
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      let place = Change.SideLocation.new(pair.new.type.location)
      // If the type already states a persistent identifier, only its author can correct it.
      let canPin = pair.new.type.persistentIdentifier.isAbsent
      reporter.report(
        "the identifier of an intent changed from '\(old)' to '\(new)', so saved shortcuts that use it stop working; "
          + "state '\(old)' as its 'persistentIdentifier'",
        symbol: pair.old.type.symbol, at: place, level: pair.old.lowered(.breaking),
        notes: [.before("'\(old)' was declared here; \(rename.explanation)", pair.old.type.location)],
        fix: canPin ? .pinIdentifier(old, of: place) : nil)
    }
  }
}
