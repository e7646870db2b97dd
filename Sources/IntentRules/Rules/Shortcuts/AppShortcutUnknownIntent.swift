import IntentModel

extension Rule {
  static let appShortcutUnknownIntent: Rule = Rule(
    id: "app-shortcut-unknown-intent", severity: .error, summary: "an App Shortcut runs an intent that does not exist",
    rationale: """
      An App Shortcut runs an App Intent. If there is no App Intent of that name, the code does not compile. The rule \
      reports nothing if the file imports a module that is not scanned, because that module may declare the intent, and it \
      knows the intents of the framework, such as 'OpenURLIntent'.
      """,
    source: "documentation of AppShortcut",
    reported: Example(
      .shortcuts(
        #"""
        AppShortcut(
          intent: ↓Opn(),
          phrases: ["Open \(.applicationName)"],
          shortTitle: "Open",
          systemImageName: "book")
        """#)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var names = Dictionary(grouping: model.bundle.intents.map(\.type), by: \.module).mapValues { $0.map(\.name) }
    let unread = UnreadModules(model)
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, !reference.isResolved, !KnownTypes.isIntent(reference.name)
      else { continue }
      // The span of a member such as `Intents.Open` is longer than its name, and its base may be anything. Backticks add 2.
      guard
        reference.place.span.count == reference.name.utf8.count + 2
          || reference.place.span.count == reference.name.utf8.count,
        !unread.areVisible(in: reference.place.file)
      else { continue }
      let meant = nearest(to: reference.name, among: names[listed.provider.type.module] ?? [])
      reporter.report(
        "there is no App Intent '\(reference.name)', so its App Shortcut does not compile"
          + didYouMean(meant),
        at: reference.place, symbol: listed.symbol)
    }
  }
}
