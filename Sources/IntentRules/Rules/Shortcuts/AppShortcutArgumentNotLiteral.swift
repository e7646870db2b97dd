import IntentModel

extension Rule {
  static let appShortcutArgumentNotLiteral: Rule = Rule(
    id: "app-shortcut-argument-not-literal", severity: .error,
    summary: "an argument of 'AppShortcut' is not a compile-time constant",
    rationale: """
      Apple's tool reads the arguments of 'AppShortcut' from the source. The framework accepts only a literal as \
      'systemImageName', so anything else does not compile. If 'intent' is not a call of the intent's initializer, the \
      tool cannot determine the intent's type, and the App Shortcut is missing from the app. The rule \
      non-literal-localized-string checks short titles, and app-shortcut-phrases-hoisted checks phrases.
      """,
    source: "AppIntents interface of iOS 17.4 and 18.0: initializers of AppShortcut",
    reported: Example(shortcut("intent: Open()", "systemImageName: ↓icons[0]")),
    correct: Example(shortcut("intent: Open()", #"systemImageName: "book""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts {
      let shortcut = listed.shortcut
      func report(_ unreadable: Unreadable?, _ name: String) {
        guard let unreadable else { return }
        reporter.report(
          "'\(name)' of an App Shortcut must be a compile-time constant, because Xcode reads it at build time; found '\(unreadable.excerpt)'",
          at: unreadable.place,
          symbol: "\(listed.symbol)/\(name)", severity: unreadable.severity)
      }
      report(shortcut.intent.unreadable, "intent")
      report(shortcut.systemImageName?.unreadable, "systemImageName")
      report(shortcut.parameterPresentation?.unreadable, "parameterPresentation")
      guard let presentation = shortcut.parameterPresentation?.known else { continue }
      report(presentation.parameter.unreadable, "parameterPresentation")
      report(presentation.summary?.unreadable, "summary")
      report(presentation.summary?.known?.table?.unreadable, "table")
      for collection in presentation.optionsCollections {
        report(collection.title?.unreadable, "title")
        report(collection.title?.known?.table?.unreadable, "table")
        report(collection.systemImageName?.unreadable, "systemImageName")
      }
    }
  }
}

/// A provider whose one shortcut has this intent and these further arguments.
private func shortcut(_ intent: String, _ arguments: String) -> String {
  .shortcuts(
    #"AppShortcut(\#(intent), phrases: ["Open \(.applicationName)"], shortTitle: "Open", \#(arguments))"#)
}
