import IntentModel

extension Rule {
  static let toolMissingDescription = Rule(
    id: "tool-missing-description", severity: .warning, summary: "a tool without a description that says something",
    rationale: """
      Siri picks a tool by its title, its description and its parameters. Without a description, or with one of a single \
      word, it has little to go by, and calls another one or none.
      """,
    source: "AppIntents documentation: ToolIntent",
    triggering: [
      Example("@AppIntent(.tool)\n" + .intent("↓Add", "AppIntent", "")),
      Example(
        "@AppIntent([.tool])\n"
          + .intent("Add", "AppIntent", "static let description = IntentDescription(↓\"Adds\")")),
    ],
    nonTriggering: [
      Example(
        "@AppIntent(.tool)\n"
          + .intent("Add", "AppIntent", "static let description = IntentDescription(\"Adds a book to a shelf\")")),
      Example(.intent("Add", "AppIntent", "")),
      // The schema says what it does.
      Example("@AppIntent(.tool, schema: .journal.createEntry)\nstruct Create { var message: AttributedString }"),
      // Not the words, but where they are found.
      Example(
        "@AppIntent(.tool)\n"
          + .intent("Add", "AppIntent", "static let description = IntentDescription(\"add.description\")")),
      Example(
        "@AppIntent(.tool)\n" + .intent("Add", "AppIntent", "static let description: IntentDescription? = make()")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.isTool && intent.type.schema == nil {
      let symbol = intent.type.symbol("description")
      if intent.description.isAbsent {
        guard !intent.type.mayHaveHiddenMembers else { continue }
        reporter.report(
          "'\(intent.type.name)' is a tool, and has no 'description'", at: intent.type.place, symbol: symbol)
      } else if let text = intent.description.only?.text.known, text.isOneWord {
        reporter.report(
          "the description of the tool '\(intent.type.name)' is one word", at: text.keyPlace, symbol: symbol)
      }
    }
  }
}

extension Intent {
  /// Siri may call it: `@AppIntent(.tool)`, or the conformance that this adds.
  var isTool: Bool {
    if conforms(to: "ToolIntent") { return true }
    return traits.known.contains { value in
      switch value.form {
      case .enumCase("tool", _): true
      case .array(let traits): traits.contains { if case .enumCase("tool", _) = $0.form { true } else { false } }
      default: false
      }
    }
  }
}

extension LocalizedText {
  /// A single word, and no key of a catalog such as `add.description` or `ADD_DESCRIPTION`.
  fileprivate var isOneWord: Bool {
    let words = defaultValue?.known ?? key
    return !words.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      && words.utf8.allSatisfy { $0 < 0x80 }
  }
}
