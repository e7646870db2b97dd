import IntentModel

extension Rule {
  static let appShortcutsBuilderUnsupported = Rule(
    id: "app-shortcuts-builder-unsupported", severity: .error,
    summary: "'appShortcuts' holds something else than calls of AppShortcut and checks of availability",
    rationale: """
      Apple's tool reads the calls of AppShortcut, and the checks of availability around them. What a function, a constant, \
      a loop or a run-time condition brings is not found, or stops the export.
      """,
    source: "Apple's metadata processor",
    triggering: [
      Example(.shortcuts("↓Self.taskShortcuts")),
      Example(.shortcuts("↓makeShortcuts()")),
      Example(.shortcuts(#"↓if isPro { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
      Example(.shortcuts(#"↓for i in 1...3 { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
      Example(.shortcuts(#"return [↓Self.first, AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      // Shipping providers return an array.
      Example(.shortcuts(#"return [AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
      Example(.shortcuts(#"[AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
      Example(
        .shortcuts(#"if #available(iOS 17, *) { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
      Example(
        .shortcuts("#if os(iOS)\nAppShortcut(intent: Open(), phrases: [\"Open \\(.applicationName)\"])\n#endif")),
      Example("struct P: AppShortcutsProvider { static let appShortcuts: [AppShortcut] = [] }"),
    ]
  ) { model, reporter in
    for provider in model.bundle.shortcutsProviders {
      for alternative in provider.appShortcuts.alternatives {
        let unreadable =
          alternative.content.unreadable.map { [$0] } ?? (alternative.content.known ?? []).compactMap(\.unreadable)
        for each in unreadable {
          reporter.report(
            "'appShortcuts' holds '\(each.excerpt)', which is no call of 'AppShortcut'", at: each.place,
            symbol: "\(provider.type.symbol)/appShortcuts",
            notes: [.init(message: "'\(provider.type.name)' is declared here", place: provider.type.place)])
        }
      }
    }
  }
}
