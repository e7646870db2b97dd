import IntentModel

extension Rule {
  static let snippetIntentResult = Rule(
    id: "snippet-intent-result", severity: .error, summary: "a SnippetIntent doesn't return a snippet's view",
    rationale: "The view is all that the system asks a snippet intent for.",
    source: "WWDC25 275",
    triggering: [
      Example(
        """
        struct Show: SnippetIntent {
          static let title: LocalizedStringResource = "Show"
          func perform() async throws -> ↓some IntentResult { .result() }
        }
        """),
      Example(
        """
        struct Show: SnippetIntent {
          static let title: LocalizedStringResource = "Show"
          func perform() async throws -> ↓some IntentResult & ProvidesDialog { .result(dialog: "Done") }
        }
        """),
    ],
    nonTriggering: [
      Example(
        """
        struct Show: SnippetIntent {
          static let title: LocalizedStringResource = "Show"
          func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Book")) }
        }
        """),
      Example(
        """
        typealias Snippet = IntentResult & ShowsSnippetView
        struct Show: SnippetIntent {
          static let title: LocalizedStringResource = "Show"
          func perform() async throws -> some Snippet { .result(view: Text("Book")) }
        }
        """),
      Example(
        """
        import Kit
        import AppIntents
        struct Show: SnippetIntent {
          static let title: LocalizedStringResource = "Show"
          func perform() async throws -> some KitResult { make() }
        }
        """),
      Example(.intent("A", "AppIntent", "")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.conforms(to: "SnippetIntent") {
      for alternative in intent.result.alternatives {
        guard let result = alternative.content.known, !result.showsSnippetView else { continue }
        reporter.report(
          "'perform()' of the snippet intent '\(intent.type.name)' doesn't return 'ShowsSnippetView'", at: result.place,
          symbol: intent.type.symbol("perform()"))
      }
    }
  }
}
