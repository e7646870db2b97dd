extension Rule {
  static let intentEmptyTitle: Rule = Rule(
    id: "intent-empty-title", severity: .error, summary: "an intent's title is empty",
    rationale: """
      Shortcuts shows an action without a name, so users cannot find it. Write what the action does, such as 'Open \
      Book'. The system does not show the title of an intent that configures a widget or a control, so that title may be \
      empty.
      """,
    source: "WWDC22 10032: an intent needs a title",
    reported: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = ↓""

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    correct: Example(.documentedIntent()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where !intent.configuresWidget {
      for title in intent.title.known where title.defaultValue == nil && title.key.allSatisfy(\.isWhitespace) {
        reporter.report(
          "the title of '\(intent.type.name)' is empty, so Shortcuts shows an action without a name", at: title.place,
          symbol: intent.type.symbol("title"))
      }
    }
  }
}
