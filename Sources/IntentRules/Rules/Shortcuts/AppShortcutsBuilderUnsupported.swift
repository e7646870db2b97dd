import IntentModel
import SourceFindings

extension Rule {
  static let appShortcutsBuilderUnsupported = Rule(
    id: "app-shortcuts-builder-unsupported", severity: .error,
    summary: "'appShortcuts' holds anything but calls of AppShortcut and 'if #available'",
    rationale: """
      'AppShortcutsBuilder' takes calls of AppShortcut, and 'if #available' without 'else'; an array needs 'return', and \
      everything else does not compile. Apple's tool reads nothing but the calls: what a function or a constant returns is \
      missing from the app's shortcuts, or stops the export. So is what is returned after other statements, of which the \
      compiler hands over no value.
      """,
    source: "Apple's metadata processor; AppIntents interface of iOS 17.4 and macOS 27.0: AppShortcutsBuilder",
    triggering: [
      Example(.shortcuts("↓Self.taskShortcuts")),
      Example(.shortcuts("↓makeShortcuts()")),
      Example(.shortcuts(#"↓if isPro { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
      Example(.shortcuts(#"↓for i in 1...3 { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
      Example(.shortcuts(#"return [↓Self.first, AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
      Example(
        .shortcuts(#"↓[AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#),
        fixed: .shortcuts(#"return [AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
      Example(
        .shortcuts(
          """
          AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"])
          ↓([AppShortcut(intent: Open(), phrases: ["Show \\(.applicationName)"])])
          """)),
      Example(
        .shortcuts(
          """
          ↓if #available(iOS 18, *) {
            AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"])
          } else {
            AppShortcut(intent: Open(), phrases: ["Show \\(.applicationName)"])
          }
          """)),
      Example(
        .shortcuts(
          """
          let intent = Open()
          ↓return [AppShortcut(intent: intent, phrases: ["Open \\(.applicationName)"])]
          """)),
      Example(
        .shortcuts(
          #"↓if #unavailable(iOS 18) { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      // Shipping providers return an array. A 'return' turns the builder off.
      Example(.shortcuts(#"return [AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
      // The builder applies only where the declaration states the conformance.
      Example(
        """
        struct P {}
        extension P: AppShortcutsProvider {}
        extension P {
          static var appShortcuts: [AppShortcut] {
            [AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"])]
          }
        }
        """),
      Example(
        .shortcuts(#"if #available(iOS 17, *) { AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"]) }"#)),
      Example(
        .shortcuts("#if os(iOS)\nAppShortcut(intent: Open(), phrases: [\"Open \\(.applicationName)\"])\n#endif")),
      Example("struct P: AppShortcutsProvider { static let appShortcuts: [AppShortcut] = [] }"),
      Example(.shortcuts("AppShortcut.init(intent: Open(), phrases: [\"Open \\(.applicationName)\"])")),
      Example(
        "typealias Shortcut = AppShortcut\n"
          + .shortcuts("Shortcut(intent: Open(), phrases: [\"Open \\(.applicationName)\"])")),
    ]
  ) { model, reporter in
    for provider in model.bundle.shortcutsProviders {
      let symbol = "\(provider.type.symbol)/appShortcuts"
      let refused = Set(provider.unsupportedStatements.map(\.place))
      for alternative in provider.appShortcuts.alternatives {
        let unreadable =
          alternative.content.unreadable.map { [$0] } ?? (alternative.content.known ?? []).compactMap(\.unreadable)
        for each in unreadable where !refused.contains(each.place) {
          reporter.report(
            "'appShortcuts' holds '\(each.excerpt)', which is not a call of 'AppShortcut'", at: each.place,
            symbol: symbol,
            notes: [.init(message: "'\(provider.type.name)' is declared here", place: provider.type.place)])
        }
      }
      for statement in provider.unsupportedStatements {
        reporter.report(message(for: statement.form), at: statement.place, symbol: symbol, fixes: fixes(for: statement))
      }
    }
  }

  private static func message(for form: ShortcutsProvider.UnsupportedStatement.Form) -> String {
    switch form {
    case .array(isOnlyStatement: true): "an array in 'appShortcuts' does not compile without 'return'"
    case .array(isOnlyStatement: false):
      "an array between the shortcuts of 'appShortcuts' does not compile; list its elements instead"
    case .elseClause:
      "'else' in 'appShortcuts' does not compile: 'AppShortcutsBuilder' takes 'if #available' alone"
    case .unavailabilityCheck:
      "'#unavailable' in 'appShortcuts' does not compile: 'AppShortcutsBuilder' takes 'if #available' alone"
    case .returnAmongStatements:
      "a 'return' among other statements of 'appShortcuts' hides its shortcuts from Apple's tool"
    }
  }

  /// The code doesn't compile without it, so nothing that runs changes.
  private static func fixes(for statement: ShortcutsProvider.UnsupportedStatement) -> [FixIt] {
    guard case .array(isOnlyStatement: true) = statement.form else { return [] }
    return [FixIt("insert 'return'", .safe, [.init(statement.place.beginning, "return ")])]
  }
}
