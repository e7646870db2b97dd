import IntentModel

extension Rule {
  static let emptyAppShortcuts = Rule(
    id: "empty-app-shortcuts", severity: .warning, summary: "a provider has no App Shortcuts",
    rationale: "A provider without shortcuts has no effect.",
    source: "documentation of AppShortcutsProvider",
    triggering: [
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] { [] } }"),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] {} }"),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] = [] }"),
      Example("struct P: AppShortcutsProvider { static var ↓appShortcuts: [AppShortcut] { return [] } }"),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.shortcuts("makeShortcuts()")),
      // On another platform there are some.
      Example(
        .shortcuts("#if os(macOS)\nAppShortcut(intent: Open(), phrases: [\"Open \\(.applicationName)\"])\n#endif")),
    ]
  ) { model, reporter in
    for provider in model.bundle.shortcutsProviders {
      for alternative in provider.appShortcuts.alternatives where alternative.content.known?.isEmpty == true {
        // What stands in an `#if` that the scan leaves out is longer than `return []` with some white space.
        guard alternative.place.span.count < 20 else { continue }
        reporter.report(
          "'\(provider.type.name)' has no App Shortcuts", at: alternative.origin.member,
          symbol: "\(provider.type.symbol)/appShortcuts")
      }
    }
  }
}
