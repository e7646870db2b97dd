extension ChangeKind {
  static let intentHidden = ChangeKind(
    "intent-hidden", .dangerous, .siri, summary: "an intent is no longer discoverable",
    rationale: """
      With 'isDiscoverable = false' an intent disappears from the Shortcuts app, Spotlight and Siri; shortcuts that people \
      saved keep working, which makes it the right step before a removal. An App Shortcut of a hidden intent is dropped, \
      phrases and all: where the new version still lists one, the change is breaking. Intents that configure widgets and \
      controls are placed whether they are listed or not: hiding one is information.
      """,
    source: "Apple's documentation of isDiscoverable; openhab/openhab-ios pull request 1175",
    examples: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }"#,
        """
        struct ↓OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static let isDiscoverable = false
        }
        """),
      ChangeExample(
        """
        struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenShelf(), phrases: ["Open shelf in \\(.applicationName)"])
          }
        }
        """,
        """
        struct ↓OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static let isDiscoverable = false
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenShelf(), phrases: ["Open shelf in \\(.applicationName)"])
          }
        }
        """, level: .breaking),
      ChangeExample(
        "struct Choose: WidgetConfigurationIntent {}",
        "struct ↓Choose: WidgetConfigurationIntent { static let isDiscoverable = false }", level: .info),
    ],
    harmless: [
      ChangeExample(
        #"struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }"#,
        """
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static let isDiscoverable = true
        }
        """),
      // What the source hides is not claimed.
      ChangeExample(
        #"struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }"#,
        """
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static var isDiscoverable: Bool { Settings.showsAll }
        }
        """),
    ]
  ) { comparison, reporter in
    let listed = Set(comparison.new.providers.flatMap { $0.shortcuts ?? [] }.compactMap(\.intent))
    for pair in comparison.intents.pairs {
      guard pair.old.isDiscoverable.known(orAbsent: true) == true, pair.new.isHidden else { continue }
      let name = pair.new.type.name, isListed = listed.contains(name)
      let level: ChangeKind.Level? = isListed ? .breaking : pair.new.isForWidgets ? .info : nil
      reporter.report(
        isListed
          ? "'\(name)' is hidden: its App Shortcut is dropped with all phrases"
          : "'\(name)' is hidden: people find it no longer, saved shortcuts keep it",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: level)
    }
  }
}
