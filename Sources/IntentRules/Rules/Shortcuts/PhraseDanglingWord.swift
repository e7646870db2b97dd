import IntentModel

extension Rule {
  static let phraseDanglingWord = Rule(
    id: "phrase-dangling-word", severity: .note, summary: "a phrase breaks off",
    rationale: """
      A phrase that ends in a space, a preposition or a question mark of its own has mostly lost its last token. Nobody says \
      it that way.
      """,
    source: "phrases of shipping apps", isOptIn: true,
    triggering: [
      Example(.phrases(#"↓"\(.applicationName) search \(\.$shelf) with ""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases(#"↓"In \(.applicationName) open the""#)),
      Example(.phrases(#"↓"What is my \(.applicationName) target ?""#)),
      Example(.phrases(#"↓"\(.applicationName) start ""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open the shelf with \(.applicationName)""#)),
      Example(.phrases(#""What is my \(.applicationName) target?""#)),
      // Verbs of two words.
      Example(.phrases(#""\(.applicationName) log in", "\(.applicationName) lights on""#)),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      guard let what = phrase.text.danglingEnd else { continue }
      reporter.report("phrase ends in \(what)", at: phrase.text.keyPlace, symbol: phrase.symbol)
    }
  }
}

/// What no sentence ends in. Words that end verbs of two words ("log in", "switch on") are left out.
private let danglingWords: Set<String> = [
  "a", "about", "an", "and", "at", "by", "for", "from", "into", "of", "or", "the", "to", "using", "via", "with",
]

extension LocalizedText {
  /// `a space`, `'with'`; nil for a phrase that ends as it should.
  fileprivate var danglingEnd: String? {
    guard let last = key.split(whereSeparator: \.isWhitespace).last else { return nil }
    if danglingWords.contains(last.lowercased()) { return "'\(last)'" }
    if last == "?", key.count > 1 { return "' ?'" }
    return key.last?.isWhitespace == true ? "a space" : nil
  }
}
