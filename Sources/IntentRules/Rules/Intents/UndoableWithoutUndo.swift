extension Rule {
  static let undoableWithoutUndo: Rule = Rule(
    id: "undoable-without-undo", severity: .note, summary: "an 'UndoableIntent' registers no undo action",
    rationale: """
      The system offers to undo an 'UndoableIntent'. If 'perform()' registers nothing with 'undoManager', undo has no \
      effect. Register an undo action.
      """,
    source: "WWDC25 275", isOptIn: true,
    reported: Example(.documentedIntent(name: "↓ClearShelf", conformance: "UndoableIntent")),
    correct: Example(
      .working(
        """
        let books = Library.shared.clearShelf()
        undoManager?.registerUndo(withTarget: Library.shared) { $0.add(books) }
        """, name: "ClearShelf", conformance: "UndoableIntent")),
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
