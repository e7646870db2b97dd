import IntentModel

extension Rule {
  static let unusedAppIntentShortcut: Rule = Rule(
    id: "unused-app-intent-shortcut", severity: .note,
    summary: "an intent has no App Shortcut, although the app has fewer than ten",
    rationale: """
      An intent with an App Shortcut works with Siri and Spotlight without any setup. Without one, users have to find it in \
      the Shortcuts app. Add an App Shortcut if the intent is useful on its own.
      """,
    source: "WWDC22 10170", isOptIn: true,
    reported: Example(
      .phrases(
        #""Open \(.applicationName)""#,
        with: """
          struct ↓CloseBook: AppIntent {
            static let title: LocalizedStringResource = "Close Book"
          }
          """)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    // A folder may hold several apps: one of them may use an intent, and another one not.
    var apps: [String: Int] = [:], users: [String: [String: Int]] = [:]
    for app in model.apps.groups {
      let shortcuts = app.providers.flatMap(\.shortcuts)
      guard shortcuts.count < Limits.appShortcuts else { continue }
      for module in Set(app.providers.map(\.type.module)) {
        apps[module, default: 0] += 1
        for name in Set(shortcuts.map(\.intentName)) { users[module, default: [:]][name, default: 0] += 1 }
      }
    }
    for intent in model.intentsShownInShortcuts {
      let module = intent.type.module
      guard let all = apps[module], users[module]?[intent.type.name] ?? 0 < all else { continue }
      reporter.report(
        "'\(intent.type.name)' has no App Shortcut, so users have to find it in the Shortcuts app",
        of: intent.type)
    }
  }
}

extension LintModel {
  /// The intents that the Shortcuts app shows as actions: discoverable, not deprecated, and of a kind that more than one part of
  /// the system runs, or with an App Shortcut.
  var intentsShownInShortcuts: [Intent] {
    let shortcuts = intentsOfShortcuts
    return bundle.intents.filter { intent in
      intent.isDiscoverableAction
        && (shortcuts.contains(intent.type.name)
          || !intent.type.conformances.contains(where: intentsForOnePlace.contains))
    }
  }
}

extension Intent {
  /// Whether the Shortcuts app may show the intent: it is discoverable, not limited to the assistant, and neither deprecated nor
  /// unavailable. A value that cannot be read counts against it.
  fileprivate var isDiscoverableAction: Bool {
    !isDiscoverable.alternatives.contains { $0.content.known != true }
      && !isAssistantOnly.alternatives.contains { $0.content.known != false } && deprecation.isAbsent
      && !type.availability.contains { $0.isUnavailable || $0.deprecated != nil }
  }
}

/// Intents that configure something, or that mostly a control, a snippet or a Live Activity runs.
private let intentsForOnePlace: Set<String> = [
  "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent", "SetValueIntent", "SnippetIntent",
  "LiveActivityIntent", "DeprecatedAppIntent",
]
