import IntentModel

extension Rule {
  static let phraseDanglingWord: Rule = Rule(
    id: "phrase-dangling-word", severity: .note, summary: "a phrase seems to lack its last word",
    rationale: """
      A phrase that ends with a space, a preposition or a separate question mark is usually incomplete. It lacks a word \
      or a token. Users \
      don't say it that way, so Siri rarely matches it. Complete the phrase.
      """,
    source: "phrases of shipping apps", isOptIn: true,
    reported: Example(.phrases(#"↓"\(.applicationName) search \(\.$shelf) with ""#, of: .shelfParameter, with: .shelf)),
    correct: Example(.phrases(#""Open the shelf with \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      guard let what = phrase.text.danglingEnd else { continue }
      reporter.report(
        "the phrase ends with \(what), so its last word seems to be missing", at: phrase.text.keyPlace,
        symbol: phrase.symbol)
    }
  }
}

/// Words that do not end a sentence. Those that end a verb of two words ("log in", "switch on") are not listed.
private let danglingWords: Set<String> = [
  "a", "about", "an", "and", "at", "by", "for", "from", "into", "of", "or", "the", "to", "using", "via", "with",
]

extension LocalizedText {
  /// The end of an incomplete phrase, as a message states it: `a space` or `'with'`. Nil for a complete phrase.
  fileprivate var danglingEnd: String? {
    guard let last = key.split(whereSeparator: \.isWhitespace).last else { return nil }
    if danglingWords.contains(last.lowercased()) { return "'\(last)'" }
    if last == "?", key.count > 1 { return "' ?'" }
    return key.last?.isWhitespace == true ? "a space" : nil
  }
}
