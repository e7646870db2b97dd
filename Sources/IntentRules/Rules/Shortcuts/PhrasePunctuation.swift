extension Rule {
  static let phrasePunctuation: Rule = Rule(
    id: "phrase-punctuation", severity: .note,
    summary: "a phrase has punctuation or an emoji that users don't say",
    rationale: """
      Users say phrases. A period at the end or an emoji is not spoken, and it looks wrong in the Shortcuts app. \
      Remove it.
      """,
    source: "WWDC22 10170: phrases are spoken", isOptIn: true,
    reported: Example(.phrases(#"↓"Open \(.applicationName).""#)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for phrase in model.phrases {
      let emoji = phrase.text.plainParts.joined().first(where: \.isEmoji)
      let last = phrase.text.key.last.flatMap { ".!,;:".contains($0) ? $0 : nil }
      guard let found = emoji ?? last else { continue }
      reporter.report(
        "the phrase contains '\(found)', which users don't say; remove it", at: phrase.text.keyPlace,
        symbol: phrase.symbol
      )
    }
  }
}

extension Character {
  /// Whether the character is shown as a picture, which people cannot say.
  var isEmoji: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F } }
}
