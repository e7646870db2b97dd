import IntentModel

extension Rule {
  static let workNotAwaited = Rule(
    id: "work-not-awaited", severity: .warning,
    summary: "'perform()' returns before the work in its 'Task' ends",
    rationale: """
      The system can suspend the process when 'perform()' has returned, and reloads a widget right after a button's intent. \
      Work in a 'Task' that nothing awaits may then not have happened, its errors are lost, and the next action of a shortcut \
      runs too early. 'perform()' is asynchronous: await the work in it. The rule reports a 'perform()' that consists of a \
      'Task' with an 'await' and a result. It skips an intent that opens the app, because the app stays active.
      """,
    source: "AppIntents documentation: AppIntent.perform(); WWDC23 10028",
    triggering: [
      Example(
        """
        struct SyncBooks: AppIntent {
          static let title: LocalizedStringResource = "Sync Books"

          func perform() async throws -> some IntentResult {
            ↓Task { try await Library.shared.sync() }
            return .result()
          }
        }
        """),
      Example(
        .performing(
          "some IntentResult & ProvidesDialog",
          "↓Task.detached(priority: .high) { await sync() }; return .result(dialog: \"Done\")")),
      Example(.performing("some IntentResult", "↓Task { @MainActor in await sync() }\nreturn .result()")),
    ],
    nonTriggering: [
      Example(
        """
        struct SyncBooks: AppIntent {
          static let title: LocalizedStringResource = "Sync Books"

          func perform() async throws -> some IntentResult {
            try await Library.shared.sync()
            return .result()
          }
        }
        """),
      // Nothing in it takes time.
      Example(.performing("some IntentResult", "Task { @MainActor in model.show() }; return .result()")),
      Example(.performing("some IntentResult", "let task = Task { await sync() }; await task.value; return .result()")),
      Example(.performing("some IntentResult", "await Task { await sync() }.value; return .result()")),
      Example(.performing("some IntentResult", "Task { await sync() }; await save(); return .result()")),
      // The app is open.
      Example(
        """
        struct Open: AppIntent {
          static let openAppWhenRun = true
          func perform() async throws -> some IntentResult { Task { await load() }; return .result() }
        }
        """),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.runsInBackground {
      for body in intent.performBodies where body.providedBy == nil {
        guard let place = body.unawaitedTask else { continue }
        reporter.report(
          "'perform()' of '\(intent.type.name)' returns before this 'Task' ends, so the system can stop its work; await the "
            + "work without a 'Task'",
          at: place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
