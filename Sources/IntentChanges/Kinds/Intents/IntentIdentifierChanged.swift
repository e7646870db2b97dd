extension ChangeKind {
  static let intentIdentifierChanged: ChangeKind = ChangeKind(
    "intent-identifier-changed", .breaking, .savedShortcuts, summary: "the identifier of an intent changed",
    rationale: """
      The identifier of an intent is the name of its type, unless 'persistentIdentifier' states another one. Saved \
      shortcuts store the identifier, so they stop working when it changes, as if the intent were removed. To rename \
      the type, state the old name as its 'persistentIdentifier'. 'diff' treats a type as renamed if it is similar \
      enough to one of the old version. A note on the change lists the similarities. For an intent that conforms to \
      'CustomIntentMigratedAppIntent', the identifier is the class that 'intentClassName' names, so the conformance must \
      be there in the first release of the intent. To replace a SiriKit intent later, add another intent for it.
      """,
    source: """
      WWDC25 session 244; utmapp/UTM issue 7412; home-assistant/iOS issue 5604; identifiers of migrated intents in the \
      metadata of Voice Memos and com.sindresorhus.Actions
      """,
    reported: ChangeExample(
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
    harmless: ChangeExample(
      """
      struct OpenShelf: CustomIntentMigratedAppIntent {
        static let intentClassName = "OpenShelfIntent"
        static let title: LocalizedStringResource = "Open Shelf"
      }
      """,
      """
      struct ShowShelf: CustomIntentMigratedAppIntent {
        static let intentClassName = "OpenShelfIntent"
        static let title: LocalizedStringResource = "Open Shelf"
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.intents.pairs {
      guard let rename = pair.rename, let old = pair.old.type.identifier, let new = pair.new.type.identifier else {
        continue
      }
      let place = Change.SideLocation.new(pair.new.type.location), migration = pair.migration
      // If the type already states a persistent identifier, only its author can correct it. Whether a migrated intent with a
      // persistent identifier still takes over the shortcuts of the SiriKit intent is unknown.
      let canPin = pair.new.type.persistentIdentifier.isAbsent && migration == nil
      var notes = [Change.Note.before("'\(old)' was declared here; \(rename.explanation)", pair.old.type.location)]
      notes += [migration?.note.map { Change.Note(message: $0, place: place) }].compactMap { $0 }
      reporter.report(
        "the identifier of an intent changed from '\(old)' to '\(new)'\(migration?.cause ?? ""), so "
          + "\(pair.old.type.keeper.loss); \(migration?.advice ?? "state '\(old)' as its 'persistentIdentifier'")",
        symbol: pair.old.type.symbol, at: place, level: pair.old.lowered(.breaking),
        audience: pair.old.type.keeper.audience, notes: notes, fix: canPin ? .pinIdentifier(old, of: place) : nil)
    }
  }
}

extension Matching<Catalog.Intent>.Pair {
  /// The migration by 'CustomIntentMigratedAppIntent' that changed the identifier; nil if neither version has one.
  fileprivate var migration: (cause: String, advice: String, note: String?)? {
    let name = new.type.name
    switch (old.type.migratedClassName, new.type.migratedClassName) {
    case (nil, let added?):
      return (
        " by 'CustomIntentMigratedAppIntent'",
        "leave '\(name)' without the conformance, and add another intent with 'isDiscoverable = false' for '\(added)'",
        "a 'persistentIdentifier' would keep the shortcuts made with this intent; whether those made with the SiriKit "
          + "intent still work then is unknown"
      )
    case (let lost?, nil) where new.type.persistentIdentifier.isAbsent:
      return (
        " because 'CustomIntentMigratedAppIntent' is gone",
        "keep the conformance, with '\(lost)' as the 'intentClassName'", nil
      )
    case (let lost?, _?): return ("", "keep '\(lost)' as the 'intentClassName'", nil)
    case (_?, nil): return ("", "remove the 'persistentIdentifier'", nil)
    case (nil, nil): return nil
    }
  }
}
