import IntentModel

extension Rule {
  static let undoableWithoutUndo = Rule(
    id: "undoable-without-undo", severity: .note, summary: "an 'UndoableIntent' registers no undo action",
    rationale: """
      The system offers to undo an 'UndoableIntent'. If 'perform()' registers nothing with 'undoManager', undo has no \
      effect. Register an undo action.
      """,
    source: "WWDC25 275", isOptIn: true,
    triggering: [
      Example(
        .documentedIntent(name: "↓ClearShelf", conformance: "UndoableIntent"))
    ],
    nonTriggering: [
      Example(
        """
        struct ClearShelf: UndoableIntent {
          static let title: LocalizedStringResource = "Clear Shelf"

          func perform() async throws -> some IntentResult {
            let books = Library.shared.clearShelf()
            undoManager?.registerUndo(withTarget: Library.shared) { $0.add(books) }
            return .result()
          }
        }
        """),
      Example(.intent("Move", "UndoableIntent", "").replacingResult("undoManager?.register()")),
      Example(.intent("Move", "AppIntent", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.conforms(to: "UndoableIntent") && !intent.performBodies.isEmpty && !intent.performs("undoManager") {
      reporter.report(
        "'perform()' of '\(intent.type.name)' does not use 'undoManager', so the system's undo has no effect",
        at: intent.type.place, symbol: intent.type.symbol)
    }
  }
}
