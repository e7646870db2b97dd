extension ChangeKind {
  static let intentHidden: ChangeKind = ChangeKind(
    "intent-hidden", .dangerous, .siri, summary: "an intent is no longer discoverable",
    rationale: """
      With 'isDiscoverable = false', an intent no longer appears in the Shortcuts app, in Spotlight and in Siri. Saved \
      shortcuts that use it keep working, so this is the right step before you remove an intent. An App Shortcut of \
      such an intent is dropped, with all of its phrases. If the new version still lists an App Shortcut of the \
      intent, the change is breaking. Intents that configure widgets and controls work whether they are discoverable \
      or not, so for them the change has the level 'info'. 'isAssistantOnly = true' takes an intent from Shortcuts, too.
      """,
    source: "Apple's documentation of isDiscoverable; openhab/openhab-ios pull request 1175",
    reported: ChangeExample(
      """
      struct OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }
      """,
      """
      struct ↓OpenShelf: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
        static let isDiscoverable = false
      }
      """),
    harmless: ChangeExample(
      instead: """
        struct OpenShelf: AppIntent {
          static let title: LocalizedStringResource = "Open Shelf"
          static let isDiscoverable = true
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let listed = Set(comparison.new.providers.flatMap { $0.shortcuts ?? [] }.compactMap(\.intent))
    for pair in comparison.intents.pairs {
      if pair.new.isAssistantOnly.known == true, pair.old.isAssistantOnly.known(orAbsent: false) == false {
        reporter.report(
          "'\(pair.new.type.name)' is for assistants alone now, so people no longer find it in Shortcuts; add a new intent for "
            + "assistants instead", symbol: pair.old.type.symbol, at: .new(pair.new.type.location))
      }
      guard pair.old.isDiscoverable.known(orAbsent: true) == true, pair.new.isHidden else { continue }
      let name = pair.new.type.name, isListed = listed.contains(name)
      let effect =
        pair.new.isForWidgets
        ? "it is no longer listed as an action; widgets and controls that use it keep working"
        : "users cannot find it in Shortcuts, Spotlight or Siri; saved shortcuts that use it keep working"
      let level: ChangeKind.Level? = isListed ? .breaking : pair.new.isForWidgets ? .info : nil
      reporter.report(
        isListed
          ? "'\(name)' is no longer discoverable, so its App Shortcut is dropped with all phrases; make it discoverable again"
          : "'\(name)' is no longer discoverable, so \(effect)",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location), level: level)
    }
  }
}
