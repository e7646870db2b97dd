extension Rule {
  static let emptyAppShortcuts: Rule = Rule(
    id: "empty-app-shortcuts", severity: .note,
    summary: "an 'AppShortcutsProvider' lists no App Shortcuts",
    rationale: """
      An 'AppShortcutsProvider' without App Shortcuts has no effect: Siri, Spotlight and Shortcuts offer nothing from it. \
      Add App Shortcuts, or remove the conformance.
      """,
    source: "documentation of AppShortcutsProvider",
    reported: """
      struct Shortcuts: AppShortcutsProvider {
        static var ↓appShortcuts: [AppShortcut] { [] }
      }
      """,
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
