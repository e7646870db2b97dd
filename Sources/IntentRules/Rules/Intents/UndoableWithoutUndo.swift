extension Rule {
  static let undoableWithoutUndo: Rule = Rule(
    id: "undoable-without-undo", severity: .note, summary: "an 'UndoableIntent' registers no undo action",
    rationale: """
      The system offers to undo an 'UndoableIntent'. If 'perform()' registers nothing with 'undoManager', undo has no \
      effect. Register an undo action.
      """,
    source: "WWDC25 275", isOptIn: true,
    reported: Example(.documentedIntent(name: "↓ClearShelf", conformance: "UndoableIntent")),
    correct: """
      struct ClearShelf: UndoableIntent {
        static let title: LocalizedStringResource = "Clear Shelf"

        func perform() async throws -> some IntentResult {
          let books = Library.shared.clearShelf()
          undoManager?.registerUndo(withTarget: Library.shared) { $0.add(books) }
          return .result()
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents
    where intent.conforms(to: "UndoableIntent") && !intent.performBodies.isEmpty && !intent.performs("undoManager") {
      reporter.report(
        "'perform()' of '\(intent.type.name)' does not use 'undoManager', so the system's undo has no effect",
        of: intent.type)
    }
  }
}
