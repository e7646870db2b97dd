extension Rule {
  static let appShortcutIntentNotDiscoverable: Rule = Rule(
    id: "app-shortcut-intent-not-discoverable", severity: .error,
    summary: "an App Shortcut runs an intent that is not discoverable",
    rationale: """
      'isDiscoverable = false' hides an intent from Shortcuts, Siri and Spotlight. An App Shortcut for it is hidden too, or \
      Xcode's build fails. Remove 'isDiscoverable = false' or the App Shortcut. 'isAssistantOnly = true' hides an intent \
      from Shortcuts too: Apple's metadata of such an intent says that it is not discoverable. The finding is then a \
      warning, because what becomes of the App Shortcut is unverified.
      """,
    source: "documentation of AppIntent.isDiscoverable; WWDC23 10103; metadata of Apple's Freeform (isAssistantOnly)",
    reported: Example(
      .shortcuts(
        #"AppShortcut(intent: ↓Open(), phrases: ["Open \(.applicationName)"])"#,
        of: "static let isDiscoverable = false")),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, let intent = model.intent(of: listed) else { continue }
      let name = intent.type.name
      if let hidden = intent.isDiscoverable.alternatives.first(where: { $0.content.known == false }) {
        reporter.report(
          "'\(name)' is not discoverable, so its App Shortcut does not work; "
            + "remove 'isDiscoverable = false' or the App Shortcut", at: reference.place, symbol: listed.symbol,
          notes: [.init(message: "'isDiscoverable' is false here", place: hidden.origin.member)],
          cause: .init(intent.type.symbol, note: "this App Shortcut runs it too"))
      } else if let limited = intent.isAssistantOnly.alternatives.first(where: { $0.content.known == true }) {
        reporter.report(
          "'isAssistantOnly' hides '\(name)' from Shortcuts, where its App Shortcut would be; "
            + "remove 'isAssistantOnly = true' or the App Shortcut", at: reference.place, symbol: listed.symbol,
          severity: .warning,
          notes: [.init(message: "'isAssistantOnly' is true here", place: limited.origin.member)])
      }
    }
  }
}
