extension Rule {
  static let siriTipWithoutAppShortcut: Rule = Rule(
    id: "siri-tip-without-app-shortcut", severity: .warning,
    summary: "a 'SiriTipView' shows an intent that no App Shortcut runs",
    rationale: """
      'SiriTipView' shows a phrase of the App Shortcut that runs its intent. If no App Shortcut runs the intent, the view is \
      empty. The rule reports intents that are created in the argument, or in the argument of a function of the same file \
      that passes it on, and only if all App Shortcuts of the scan are readable.
      """,
    source: "documentation of SiriTipView: \"Otherwise this will display an empty view.\"",
    reported: #"""
      struct OpenBook: AppIntent {}
      struct CloseBook: AppIntent {}

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open \(.applicationName)"])
        }
      }

      let tip = SiriTipView(intent: ↓CloseBook())
      """#,
    correct: #"""
      struct OpenBook: AppIntent {}

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OpenBook(), phrases: ["Open \(.applicationName)"])
        }
      }

      let tip = SiriTipView(intent: OpenBook())
      """#,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard !model.bundle.shortcutsProviders.isEmpty, let used = model.intentsOfReadableShortcuts else { return }
    let intents = Set(model.bundle.intents.map(\.type.name))
    for file in model.files {
      for shown in file.intentsOfTips where intents.contains(shown.name) && !used.contains(shown.name) {
        reporter.report(
          "no App Shortcut runs '\(shown.name)', so its 'SiriTipView' is empty; add an App Shortcut, or remove the view",
          at: shown.place, symbol: "\(file.module).\(shown.name)/SiriTipView",
          cause: .init(shown.name, note: "'\(shown.name)' is shown here too"))
      }
    }
  }
}

extension LintModel {
  /// The bare names of the intents that App Shortcuts run; nil if some shortcut is not readable.
  fileprivate var intentsOfReadableShortcuts: Set<String>? {
    for provider in bundle.shortcutsProviders {
      for alternative in provider.appShortcuts.alternatives {
        guard let shortcuts = alternative.content.known, shortcuts.allSatisfy({ $0.known?.intent.known != nil }) else {
          return nil
        }
      }
    }
    return intentsOfShortcuts
  }
}
