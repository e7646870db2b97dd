extension Rule {
  static let longRunningWithoutProgress: Rule = Rule(
    id: "long-running-without-progress", severity: .note, summary: "a 'LongRunningIntent' reports no progress",
    rationale: """
      The system shows the progress of a 'LongRunningIntent' while it runs. If 'perform()' does not update 'progress', \
      users see no change while they wait, and the system may cancel the intent. Update 'progress' in 'perform()'.
      """,
    source:
      "WWDC26 345; two public projects, which saw that the system cancels an intent whose progress does not change",
    reported: Example(.documentedIntent(name: "↓ExportLibrary", conformance: "LongRunningIntent")),
    correct: Example(
      .working(
        """
        progress.totalUnitCount = 2
        try await Library.shared.exportBooks()
        progress.completedUnitCount = 1
        try await Library.shared.exportCovers()
        progress.completedUnitCount = 2
        """, name: "ExportLibrary", conformance: "LongRunningIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents
    where intent.conforms(to: "LongRunningIntent") && !intent.performBodies.isEmpty && !intent.performs("progress") {
      // Functions of the type may update the progress.
      guard intent.performBodies.allSatisfy({ $0.providedBy == nil }), !intent.type.mayHaveHiddenMembers,
        !intent.performBodies.flatMap(\.names).contains(where: Set(intent.type.members.map(\.name)).contains)
      else { continue }
      reporter.report(
        "'perform()' of '\(intent.type.name)' does not update 'progress', so users see none while they wait, and the system may cancel it",
        of: intent.type)
    }
  }
}
