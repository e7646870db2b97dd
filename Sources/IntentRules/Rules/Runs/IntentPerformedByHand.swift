extension Rule {
  static let intentPerformedByHand: Rule = Rule(
    id: "intent-performed-by-hand", severity: .warning,
    summary: "code calls 'perform()' of an intent with dependencies",
    rationale: """
      The system fills in the '@Dependency' variables of an intent before it runs 'perform()'. If code makes the \
      intent and calls 'perform()' itself, they are empty, and the first access ends the app. Call the intent as a \
      function, as in 'try await OpenBook()(donate: true)', or move the code into a function that both call. The \
      rule reads files with App Intents or widgets.
      """,
    source: "documentation of AppDependency and of AppIntent.callAsFunction(donate:); public reports of the crash",
    reported: Example(syncing("try await ↓Sync().perform()")),
    correct: Example(syncing("try await Sync()()")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let dependent = Dictionary(
      grouping: model.bundle.intents.filter { intent in
        intent.type.members.contains { $0.hasAttribute("Dependency") || $0.hasAttribute("AppDependency") }
      }, by: \.type.name)
    for file in model.files {
      for reference in file.runs.performed {
        guard let intent = dependent[reference.name]?.first else { continue }
        reporter.report(
          "only the system fills in the dependencies of '\(intent.type.name)', so 'perform()' ends the app here; call the intent "
            + "as a function, or move its code into a function that both call",
          at: reference.place, symbol: intent.type.symbol("perform()"),
          cause: .init(intent.type.symbol, note: "it is called here too"))
      }
    }
  }
}

private func syncing(_ call: String) -> String {
  .working("try await library.sync()", "@Dependency var library: Library")
    + "\n\nfunc sync() async throws {\n  \(call)\n}"
}
