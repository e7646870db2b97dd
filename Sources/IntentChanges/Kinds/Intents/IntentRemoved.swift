extension ChangeKind {
  static let intentRemoved: ChangeKind = ChangeKind(
    "intent-removed", .breaking, .savedShortcuts, summary: "an intent was removed",
    rationale: """
      A saved shortcut stores the identifier of each intent that it uses. If no intent has this identifier, the \
      Shortcuts app shows 'Unknown Action' and the shortcut stops there. Keep the type for some releases, and declare \
      'static let isDiscoverable = false' in it: users no longer find the action, and saved shortcuts keep working. If \
      the intent was already hidden or deprecated in the old version, the change is one level lower, and it is info for a \
      hidden intent that the app's own code runs. Intents that configure widgets and controls are an exception, because \
      users have these on their screens. An intent also counts as removed if it moved to a path that is not scanned, or \
      into a '#if' block whose condition is false.
      """,
    source: "home-assistant/iOS issues 5350 and 5604; WWDC25 session 244 (the identifier is the type's name)",
    reported: ChangeExample(
      """
      struct ↓OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }
      struct Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
      }
      """,
      """
      struct Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
      }
      """),
    harmless: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }
      """,
      """
      @available(*, deprecated)
      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
        static let isDiscoverable = false
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for intent in comparison.intents.removed {
      let name = intent.type.name
      reporter.report(
        intent.isRetired
          ? "the \(intent.isHidden ? "hidden" : "deprecated") intent '\(name)' was removed, so saved shortcuts that still use "
            + "it stop working"
          : "the intent '\(name)' was removed, so \(intent.type.keeper.loss); \(intent.adviceOnRemoval)",
        symbol: intent.type.symbol, at: .old(intent.type.location), level: intent.lowered(.breaking),
        audience: intent.type.keeper.audience)
    }
  }
}

extension Catalog.Intent {
  /// The advice to do something else instead of removing the intent.
  fileprivate var adviceOnRemoval: String {
    isForWidgets
      ? "keep the type as long as people may have them"
      : "keep the type and hide it with 'static let isDiscoverable = false'"
  }

  /// Whether it is declared with 'isDiscoverable = false'; the framework's default is true.
  var isHidden: Bool { isDiscoverable.known == false }

  var isForWidgets: Bool { type.isForWidgets }

  /// Whether it is deprecated, or is hidden and does not configure widgets or controls, so users can't find it.
  var isRetired: Bool { isDeprecated || isHidden && !isForWidgets }

  /// The level of a change of this intent: one lower if the old version no longer offered it to users. A hidden intent that the
  /// app's own code runs has the level `info`: it is part of that code, and no saved shortcut is expected to have it.
  func lowered(_ level: ChangeKind.Level) -> ChangeKind.Level {
    isHidden && hasRunner && !isForWidgets ? .info : isRetired ? level.lowered : level
  }
}
