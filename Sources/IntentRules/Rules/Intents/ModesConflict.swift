import IntentReports

extension Rule {
  static let modesConflict: Rule = Rule(
    id: "modes-conflict", severity: .warning, summary: "'openAppWhenRun' and 'supportedModes' contradict each other",
    rationale: """
      Systems before iOS 26 read 'openAppWhenRun', and later systems read 'supportedModes'. If the two contradict each \
      other, the app opens on some systems and not on others. Change one of them, so that both open the app or neither \
      does.
      """,
    source: "AppIntents documentation: openAppWhenRun, supportedModes",
    reported: Example(
      .documentedIntent(
        "static let openAppWhenRun: Bool = true\nstatic let supportedModes: IntentModes = ↓.background")),
    correct: Example(
      .documentedIntent(
        "static let openAppWhenRun: Bool = true\nstatic let supportedModes: IntentModes = .foreground")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      guard let opens = intent.openAppWhenRun.only, let modes = intent.modes, !modes.isEmpty else { continue }
      let inForeground = modes.filter { $0.hasPrefix("foreground") }.count
      guard opens ? inForeground == 0 : inForeground == modes.count else { continue }
      let modesPlace = intent.supportedModes.alternatives[0].place
      reporter.report(
        opens
          ? "'openAppWhenRun' is true, but 'supportedModes' has no foreground mode, so the app opens only on systems before iOS 26"
          : "'openAppWhenRun' is false, but 'supportedModes' has only foreground modes, so the app opens only on iOS 26 and later",
        at: modesPlace, symbol: intent.type.symbol("supportedModes"),
        notes: [
          Finding.Note(
            message: "'openAppWhenRun' is declared here", place: intent.openAppWhenRun.alternatives[0].place)
        ])
    }
  }
}

extension String {
  /// An intent with these modes, whose `perform()` has this statement before its result.
  static func continuing(
    modes: String = "[.background, .foreground(.dynamic)]", _ statement: String = "try await continueInForeground()"
  ) -> String {
    .working(statement, "static let supportedModes: IntentModes = \(modes)", name: "OpenBook")
  }
}
