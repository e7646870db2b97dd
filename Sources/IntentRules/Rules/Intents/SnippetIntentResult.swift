extension Rule {
  static let snippetIntentResult: Rule = Rule(
    id: "snippet-intent-result", severity: .error, summary: "a 'SnippetIntent' does not return 'ShowsSnippetView'",
    rationale: """
      The system runs a snippet intent only to get a view. Without 'ShowsSnippetView' in the return type of 'perform()' \
      there is no view to show. Return 'some IntentResult & ShowsSnippetView'.
      """,
    source: "WWDC25 275",
    reported: """
      struct ShowBook: SnippetIntent {
        static let title: LocalizedStringResource = "Show Book"

        func perform() async throws -> ↓some IntentResult {
          .result()
        }
      }
      """,
    correct: """
      struct ShowBook: SnippetIntent {
        static let title: LocalizedStringResource = "Show Book"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
          .result(view: BookView())
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.conforms(to: "SnippetIntent") {
      for alternative in intent.result.alternatives {
        guard let result = alternative.content.known, !result.showsSnippetView else { continue }
        reporter.report(
          "'perform()' of snippet intent '\(intent.type.name)' must return 'some IntentResult & ShowsSnippetView', or no view is shown",
          at: result.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
