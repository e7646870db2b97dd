import IntentModel

extension Rule {
  static let appShortcutIntentNotDiscoverable = Rule(
    id: "app-shortcut-intent-not-discoverable", severity: .error,
    summary: "an App Shortcut runs an intent that is not discoverable",
    rationale: """
      'isDiscoverable = false' hides an intent from Shortcuts, Siri and Spotlight. An App Shortcut for it is hidden too, or \
      Xcode's build fails. Remove 'isDiscoverable = false' or the App Shortcut.
      """,
    source: "documentation of AppIntent.isDiscoverable; WWDC23 10103",
    triggering: [
      Example(
        .shortcuts(
          #"AppShortcut(intent: ↓Open(), phrases: ["Open \(.applicationName)"])"#,
          of: "static let isDiscoverable = false")),
      Example(
        .shortcuts(
          #"AppShortcut(intent: ↓Open(), phrases: ["Open \(.applicationName)"])"#,
          of: "static var isDiscoverable: Bool { false }")),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.phrases(#""Open \(.applicationName)""#, of: "static let isDiscoverable = true")),
      // An instance property is not the requirement of the protocol.
      Example(.phrases(#""Open \(.applicationName)""#, of: "let isDiscoverable = false")),
      // Another intent.
      Example(
        .phrases(#""Open \(.applicationName)""#, with: "struct B: AppIntent { static let isDiscoverable = false }")),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, let intent = model.intent(of: listed),
        let alternative = intent.isDiscoverable.alternatives.first(where: { $0.content.known == false })
      else { continue }
      reporter.report(
        "'\(intent.type.name)' is not discoverable, so its App Shortcut does not work; "
          + "remove 'isDiscoverable = false' or the App Shortcut", at: reference.place, symbol: listed.symbol,
        notes: [.init(message: "'isDiscoverable' is false here", place: alternative.origin.member)])
    }
  }
}
