import IntentModel

extension Rule {
  static let emptyAppShortcuts = Rule(
    id: "empty-app-shortcuts", severity: .note,
    summary: "an 'AppShortcutsProvider' lists no App Shortcuts",
    rationale: """
      An 'AppShortcutsProvider' without App Shortcuts has no effect: Siri, Spotlight and Shortcuts offer nothing from it. \
      Add App Shortcuts, or remove the conformance.
      """,
    source: "documentation of AppShortcutsProvider",
    triggering: [
      Example(
        """
        struct Shortcuts: AppShortcutsProvider {
          static var ↓appShortcuts: [AppShortcut] { [] }
        }
        """),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] { [] } }"),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] {} }"),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] = [] }"),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] { return [] } }"),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.shortcuts("makeShortcuts()")),
      // There are App Shortcuts on another platform.
      Example(
        .shortcuts("#if os(macOS)\nAppShortcut(intent: Open(), phrases: [\"Open \\(.applicationName)\"])\n#endif")),
    ]
  ) { model, reporter in
    for provider in model.bundle.shortcutsProviders {
      for alternative in provider.appShortcuts.alternatives where alternative.content.known?.isEmpty == true {
        // A body with an inactive `#if` is longer than `return []` with some white space.
        guard alternative.place.span.count < 20 else { continue }
        reporter.report(
          "'\(provider.type.name)' lists no App Shortcuts, so it has no effect; add some, or remove the conformance",
          at: alternative.origin.member,
          symbol: "\(provider.type.symbol)/appShortcuts")
      }
    }
  }
}
