extension Rule {
  static let controlRunsSnippetIntent: Rule = Rule(
    id: "control-runs-snippet-intent", severity: .warning, summary: "a button runs a 'SnippetIntent'",
    rationale: """
      The system runs a 'SnippetIntent' to show its view, as often as it likes. As the action of a button it does \
      nothing that people see. Give the button an intent that does something; the system then shows the snippet \
      again by itself.
      """,
    source: "Apple's guide for agents in Xcode 27: interactive snippets; WWDC25 281",
    reported: Example(ofSnippet("↓ShowShelf")),
    correct: Example(ofSnippet("StarBook")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for found in model.runs where found.intent.conforms(to: "SnippetIntent") {
      reporter.report(
        "'\(found.intent.type.name)' shows a snippet, and as the action of a button it does nothing; run an intent that does something",
        at: found.run.place, symbol: found.intent.type.symbol("runs"))
    }
  }
}

private func ofSnippet(_ intent: String) -> String {
  """
  struct ShowShelf: SnippetIntent {
    static let title: LocalizedStringResource = "Show Shelf"

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: ShelfView()) }
  }

  struct ShelfView: View {
    var body: some View {
      Button("Star", intent: \(intent)())
    }
  }
  """
}
