extension Rule {
  static let longRunningWithoutTask: Rule = Rule(
    id: "long-running-without-task", severity: .warning,
    summary: "a 'LongRunningIntent' does its work outside of 'performBackgroundTask'",
    rationale: """
      Only the work in 'performBackgroundTask' may take longer than 30 seconds. The conformance alone changes \
      nothing: the system ends the intent after that time. Put the work into 'performBackgroundTask { … }'.
      """,
    source: "Apple's guide for agents in Xcode 27; documentation of LongRunningIntent",
    reported: Example(
      .working("try await Library.shared.sync()", conformance: "LongRunningIntent", perform: "↓perform")),
    correct: Example(
      .working(
        "try await performBackgroundTask { try await Library.shared.sync() }", conformance: "LongRunningIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "LongRunningIntent") {
      guard !intent.type.mayHaveHiddenMembers, !intent.performBodies.isEmpty,
        intent.performBodies.contains(where: { $0.names.contains("await") }),
        // A function of the type may call 'performBackgroundTask'.
        intent.performBodies.allSatisfy({ $0.providedBy == nil && !$0.names.contains("performBackgroundTask") }),
        !intent.performBodies.flatMap(\.names).contains(where: Set(intent.type.members.map(\.name)).contains)
      else { continue }
      reporter.report(
        "the system ends '\(intent.type.name)' after 30 seconds, because its work is not in 'performBackgroundTask'; put it there",
        at: intent.performBodies[0].place, symbol: intent.type.symbol("perform()"))
    }
  }
}
