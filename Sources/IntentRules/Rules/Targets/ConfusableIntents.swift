import IntentModel

extension Rule {
  static let confusableIntents = Rule(
    id: "confusable-intents", severity: .note, summary: "two intents that read nearly the same",
    rationale: """
      Assistants tell intents apart by their titles, descriptions and parameters. Two that share at least four words in five \
      are mistaken for each other, whatever the model.
      """,
    source: "jeffinv03/IntentBench",
    isOptIn: true, profiles: [.siriTools],
    triggering: [
      Example(
        "struct Note: AppIntent { static let title: LocalizedStringResource = \"Add New Note\" }\n"
          + "struct ↓New: AppIntent { static let title: LocalizedStringResource = \"New Note: Add\" }"),
      Example(
        .described("OpenList", "Open List", "Opens one of your lists in the app", "list")
          + .described("↓ShowList", "Open My List", "Opens one of your lists in the app", "list")),
    ],
    nonTriggering: [
      Example(
        .described("OpenList", "Open List", "Opens one of your lists", "list")
          + .described("DeleteList", "Delete List", "Deletes one of your lists for good", "list")),
      // Another rule's matter.
      Example(
        "struct A: AppIntent { static let title: LocalizedStringResource = \"Add New Note\" }\n"
          + "struct B: AppIntent { static let title: LocalizedStringResource = \"Add New Note\" }"),
      // Too few words to say.
      Example(
        "struct A: AppIntent { static let title: LocalizedStringResource = \"Add Note\" }\n"
          + "struct B: AppIntent { static let title: LocalizedStringResource = \"Note Add\" }"),
      Example(
        "struct Note: AppIntent { static let title: LocalizedStringResource = \"Add New Note\" }\n"
          + "struct New: AppIntent { static let title: LocalizedStringResource = \"New Note: Add\"; "
          + "static let isDiscoverable = false }"),
    ]
  ) { model, reporter in
    let described = model.bundle.intents.compactMap {
      intent -> (intent: Intent, title: [String], words: Set<String>)? in
      // The system shows configurations where they belong, and nowhere else.
      guard intent.isShown, intent.type.schema == nil,
        !intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent"), let title = intent.title.only
      else { return nil }
      let texts =
        [title, intent.description.only?.text.known] + intent.parameters.map { $0.title?.text }
      let words = Set(texts.compactMap(\.self).flatMap(\.tellingWords))
      return words.count < 3 ? nil : (intent, title.tellingWords, words)
    }
    for (index, later) in described.enumerated() {
      let type = later.intent.type
      guard
        let earlier = described[..<index].first(where: { other in
          other.intent.type.module == type.module && other.intent.type.coexists(with: type)
            && other.title != later.title
            && other.words.intersection(later.words).count * 5 >= other.words.union(later.words).count * 4
        })
      else { continue }
      reporter.report(
        "'\(type.name)' reads nearly as '\(earlier.intent.type.name)' does", at: type.place, symbol: type.symbol,
        notes: [
          .init(message: "'\(earlier.intent.type.name)' is declared here", place: earlier.intent.type.place)
        ])
    }
  }
}

extension LocalizedText {
  /// In lower case, without those that say nothing, in order.
  fileprivate var tellingWords: [String] {
    (defaultValue?.known ?? key).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !emptyWords.contains($0) }
  }
}

private let emptyWords: Set<String> = [
  "a", "an", "the", "of", "to", "in", "into", "on", "with", "for", "from", "and", "or", "your", "this",
]

extension String {
  fileprivate static func described(_ name: String, _ title: String, _ text: String, _ parameter: String) -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(title)"
      static let description = IntentDescription("\(text)")
      @Parameter(title: "\(parameter)") var it: String
    }

    """
  }
}
