import IntentModel

extension Rule {
  static let toolMissingDescription: Rule = Rule(
    id: "tool-missing-description", severity: .warning,
    summary: "a tool has no description, or one of a single word",
    rationale: """
      Siri chooses a tool by its title, its description and its parameters. If the description is missing or a single word, \
      Siri may call another tool or none. Describe in a sentence what the tool does.
      """,
    source: "AppIntents documentation: ToolIntent",
    reported: """
      @AppIntent(.tool)
      struct ↓AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"
      }
      """,
    correct: """
      @AppIntent(.tool)
      struct AddBook: AppIntent {
        static let title: LocalizedStringResource = "Add Book"
        static let description = IntentDescription("Adds a book to the reading list")
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where intent.isTool && intent.type.schema == nil {
      let symbol = intent.type.symbol("description")
      if intent.description.isAbsent {
        guard !intent.type.mayHaveHiddenMembers else { continue }
        reporter.report(
          "the tool '\(intent.type.name)' has no 'description', so Siri may not choose the tool; describe what it does",
          at: intent.type.place, symbol: symbol)
      } else if let text = intent.description.only?.text.known, text.isOneWord {
        reporter.report(
          "the description of the tool '\(intent.type.name)' is a single word, so Siri may not choose the tool; "
            + "describe what it does", at: text.keyPlace, symbol: symbol)
      }
    }
  }
}

extension Intent {
  /// Whether Siri may call it: it has `@AppIntent(.tool)`, or the conformance that the macro adds.
  var isTool: Bool {
    if conforms(to: "ToolIntent") { return true }
    return traits.known.contains { $0.hasTrait("tool") }
  }
}

extension Value {
  /// Whether the value is a trait of this name, such as `.tool`, or a list with one.
  func hasTrait(_ name: String) -> Bool {
    switch form {
    case .enumCase(name, _): true
    case .array(let traits): traits.contains { $0.hasTrait(name) }
    default: false
    }
  }
}

extension LocalizedText {
  /// Whether it is a single ASCII word, and not a key of a string catalog such as `add.description` or `ADD_DESCRIPTION`.
  fileprivate var isOneWord: Bool {
    let words = defaultValue?.known ?? key
    return !words.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      && words.utf8.allSatisfy { $0 < 0x80 }
  }
}
