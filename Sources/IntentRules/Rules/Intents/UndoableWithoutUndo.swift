import IntentModel

extension Rule {
  static let undoableWithoutUndo = Rule(
    id: "undoable-without-undo", severity: .note, summary: "an UndoableIntent that registers no undo",
    rationale: "The system offers to undo, and nothing happens.",
    source: "WWDC25 275", isOptIn: true,
    triggering: [Example(.intent("↓Move", "UndoableIntent", ""))],
    nonTriggering: [
      Example(.intent("Move", "UndoableIntent", "").replacingResult("undoManager?.register()")),
      Example(.intent("Move", "AppIntent", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.conforms(to: "UndoableIntent") && !intent.performBodies.isEmpty && !intent.performs("undoManager") {
      reporter.report(
        "'perform()' of '\(intent.type.name)' doesn't use 'undoManager'", at: intent.type.place,
        symbol: intent.type.symbol)
    }
  }
}
