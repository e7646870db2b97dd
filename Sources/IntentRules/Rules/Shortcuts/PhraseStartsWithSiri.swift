import IntentModel
import IntentReports

extension Rule {
  static let phraseStartsWithSiri: Rule = Rule(
    id: "phrase-starts-with-siri", severity: .note, summary: "a phrase starts with 'Siri' or 'Hey Siri'",
    rationale: """
      The words that activate Siri are not part of a phrase. With them in the phrase, users have to say them twice. Remove \
      them from the phrase.
      """,
    source: "phrases that Apple documents, none of which names Siri",
    isFixable: true,
    reported: Example(
      .phrases(#"↓"Hey Siri, open \(.applicationName)""#), fixed: .phrases(#""open \(.applicationName)""#)),
    correct: Example(.phrases(#""Open \(.applicationName)", "Sirius in \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      guard let start = phrase.text.wakeWords else { continue }
      let fixes = phrase.text.place(of: start).map {
        [FixIt("remove '\(start.trimmingEnd)'", .needsReview, [.init($0, "")])]
      }
      reporter.report(
        "the phrase starts with '\(start.trimmingEnd)', so users have to say it twice", at: phrase.text.keyPlace,
        symbol: phrase.symbol, fixes: fixes ?? [])
    }
  }
}

extension LocalizedText {
  /// The words that call Siri at the start of the phrase, such as `Hey Siri, `, with the punctuation and the spaces after them. Nil
  /// if the phrase does not start with them, or has no other words.
  fileprivate var wakeWords: String? {
    let words = key.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    func isSiri(_ word: Substring) -> Bool { word.lowercased() == "siri" || word.lowercased() == "siri," }
    if words.count > 1, isSiri(words[0]) { return String(key[..<words[1].startIndex]) }
    if words.count > 2, ["hey", "ok", "okay"].contains(words[0].lowercased()), isSiri(words[1]) {
      return String(key[..<words[2].startIndex])
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while let last = text.last, last == " " || last == "," { text.removeLast() }
    return text
  }
}
