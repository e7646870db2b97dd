import IntentModel

extension Rule {
  static let descriptionReservedWord = Rule(
    id: "description-reserved-word", severity: .warning,
    summary: "an intent's description contains a word for which App Store Connect has rejected apps",
    rationale: """
      App Store Connect has rejected uploads because the description of an intent contained 'Siri', 'Apple' or 'iPhone' \
      (ITMS-90626, Invalid Siri Support). Describe what the action does without the word. The rule reports whole \
      words in the text in the source. Apple publishes no list of these words: the three are those of known rejections of \
      apps for iOS. Other words, titles, and apps only for other platforms are unverified and not checked. The \
      descriptions of one module are one finding.
      """,
    source: """
      App Store Connect: ITMS-90626, 'App Intent description … cannot contain "siri"', also "apple" and "iphone"; \
      uploads of 2026
      """,
    triggering: [
      Example(
        .documentedIntent(#"static let description = IntentDescription(↓"Opens a book from Siri")"#)),
      Example(.intent("Open", "AppIntent", #"static let description: IntentDescription? = ↓"Opens Apple Books.""#)),
    ],
    nonTriggering: [
      Example(
        .documentedIntent(#"static let description = IntentDescription("Opens a book")"#)),
      Example(.intent("Open", "AppIntent", #"static let description = IntentDescription("Buys a pineapple")"#)),
      Example(
        .intent("Open", "AppIntent", #"static let description = IntentDescription("A book", categoryName: "Siri")"#)),
      Example(
        .intent("Open", "AppIntent", #"static let description = IntentDescription("Opens Apple Books")"#),
        settings: .deploying("macOS")),
    ]
  ) { model, reporter in
    let deployment = model.settings.deployment
    guard deployment.isEmpty || deployment["iOS"] != nil else { return }
    for intent in model.bundle.intents {
      for description in intent.description.known {
        guard let text = description.text.known, let word = reservedWord(text.defaultValue?.known ?? text.key) else {
          continue
        }
        reporter.report(
          "the description of '\(intent.type.name)' contains '\(word)', for which App Store Connect has rejected apps (ITMS-90626); remove the word",
          at: text.place, symbol: intent.type.symbol("description"),
          cause: .init(intent.type.module, note: "the description of '\(intent.type.name)' contains '\(word)'"))
      }
    }
  }

  private static func reservedWord(_ text: String) -> String? {
    text.split { !$0.isLetter }.first { ["siri", "apple", "iphone"].contains($0.lowercased()) }.map { String($0) }
  }
}

extension LintSettings {
  fileprivate static func deploying(_ platform: String) -> LintSettings {
    var settings = LintSettings()
    settings.deployment[platform] = [14, 0]
    return settings
  }
}
