extension Rule {
  static let snippetIntentMissingParameter: Rule = Rule(
    id: "snippet-intent-missing-parameter", severity: .warning,
    summary: "a result shows a snippet intent without a value for its required parameter",
    rationale: """
      The system runs the snippet intent of a result with the parameter values of the result. It does so again for each \
      update of the snippet. A parameter that is neither optional nor has a default value has no value if the code \
      passes none. Pass it to the initializer. What the system does without the value is unverified: it asks the user, or \
      the snippet fails.
      """,
    source: "WWDC25 275; AppIntents documentation: Displaying static and interactive snippets",
    reported: Example(showingBook("↓ShowBook()")),
    correct: Example(showingBook("ShowBook(book: book)")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies {
      for reference in body.calls.compactMap(\.bareSnippet) {
        guard let snippet = model.intent(reference), !snippet.type.mayHaveHiddenMembers else { continue }
        let missing = snippet.parameters.filter { $0.isRequired && !snippet.assignedParameters.contains($0.name) }
        guard !missing.isEmpty else { continue }
        reporter.report(
          "'\(snippet.type.name)' gets no value for \(listed(missing.map { "'\($0.name)'" })), which it requires to show its snippet; pass it to the initializer",
          at: reference.place, symbol: intent.type.symbol("perform()"),
          notes: missing.map { .declaration(of: $0.name, at: $0.place) })
      }
    }
  }
}

private func showingBook(_ snippet: String) -> String {
  """
  struct ShowBook: SnippetIntent {
    static let title: LocalizedStringResource = "Show Book"
    @Parameter(title: "Book") var book: Book
    // …
  }

  struct FindBook: AppIntent {
    static let title: LocalizedStringResource = "Find Book"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
      return .result(snippetIntent: \(snippet))
    }
  }
  """
}
