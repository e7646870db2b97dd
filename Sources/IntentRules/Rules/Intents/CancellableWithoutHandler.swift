extension Rule {
  static let cancellableWithoutHandler: Rule = Rule(
    id: "cancellable-without-handler", severity: .note,
    summary: "a 'CancellableIntent' does not handle its cancellation",
    rationale: """
      The conformance alone stops nothing. When people tap Stop, the work goes on unless the code runs in \
      'withIntentCancellationHandler', or passes 'onCancel:' to 'performBackgroundTask'. Add one of them, or \
      remove the conformance.
      """,
    source: "Apple's guide for agents in Xcode 27; documentation of CancellableIntent",
    reported: Example(
      .working("try await Library.shared.sync()", name: "↓Sync", conformance: "CancellableIntent")),
    correct: Example(
      .working(
        "try await withIntentCancellationHandler {\n  try await Library.shared.sync()\n} onCancel: { _ in\n}",
        conformance: "CancellableIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents
    where intent.conforms(to: "CancellableIntent") && !intent.type.mayHaveHiddenMembers {
      let names = Set(intent.performBodies.flatMap(\.names)),
        handlers: Set = ["withIntentCancellationHandler", "onCancel"]
      guard !intent.performBodies.isEmpty, handlers.isDisjoint(with: names),
        !names.contains(where: Set(intent.type.members.map(\.name)).contains)
      else { continue }
      reporter.report(
        "'\(intent.type.name)' does not handle its cancellation, so the work goes on after people stop it; use "
          + "'withIntentCancellationHandler'", of: intent.type)
    }
  }
}
