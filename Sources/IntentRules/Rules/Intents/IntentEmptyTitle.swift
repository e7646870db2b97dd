import IntentModel

extension Rule {
  static let intentEmptyTitle = Rule(
    id: "intent-empty-title", severity: .error, summary: "an intent's title is empty",
    rationale: "Shortcuts shows an action without a name.",
    source: "WWDC22 10032: an intent needs a title",
    triggering: [
      Example("struct A: AppIntent { static let title: LocalizedStringResource = ↓\"\" }"),
      Example("struct A: AppIntent { static var title: LocalizedStringResource { ↓\"  \" } }"),
    ],
    nonTriggering: [
      Example("struct A: AppIntent { static let title: LocalizedStringResource = \"A\" }"),
      Example(
        "struct A: AppIntent { static let title: LocalizedStringResource = LocalizedStringResource(\"\", defaultValue: \"A\") }"
      ),
      Example("struct A: AppIntent { @Parameter(title: \"\") var title: String }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for title in intent.title.known where title.defaultValue == nil && title.key.allSatisfy(\.isWhitespace) {
        reporter.report(
          "the title of '\(intent.type.name)' is empty", at: title.place, symbol: intent.type.symbol("title"))
      }
    }
  }
}
