extension Rule {
  static let workNotAwaited: Rule = Rule(
    id: "work-not-awaited", severity: .warning,
    summary: "'perform()' returns before the work in its 'Task' ends",
    rationale: """
      The system can suspend the process when 'perform()' has returned, and reloads a widget right after a button's intent. \
      Work in a 'Task' that nothing awaits may then not have happened, its errors are lost, and the next action of a shortcut \
      runs too early. 'perform()' is asynchronous: await the work in it. The rule reports a 'perform()' that consists of a \
      'Task' with an 'await' and a result. It skips an intent that opens the app, because the app stays active.
      """,
    source: "AppIntents documentation: AppIntent.perform(); WWDC23 10028",
    reported: Example(.working("↓Task { try await Library.shared.sync() }", name: "SyncBooks")),
    correct: Example(.working("try await Library.shared.sync()", name: "SyncBooks")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies where intent.runsInBackground {
      guard let place = body.unawaitedTask else { continue }
      reporter.report(
        "'perform()' of '\(intent.type.name)' returns before this 'Task' ends, so the system can stop its work; await the "
          + "work without a 'Task'",
        at: place, symbol: intent.type.symbol("perform()"))
    }
  }
}
