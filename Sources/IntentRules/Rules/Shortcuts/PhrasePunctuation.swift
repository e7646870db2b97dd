import IntentModel

extension Rule {
  static let phrasePunctuation = Rule(
    id: "phrase-punctuation", severity: .note,
    summary: "a phrase has punctuation or an emoji that users don't say",
    rationale: """
      Users say phrases. A period at the end or an emoji is not spoken, and it looks wrong in the Shortcuts app. \
      Remove it.
      """,
    source: "WWDC22 10170: phrases are spoken", isOptIn: true,
    triggering: [
      Example(.phrases(#"↓"Open \(.applicationName).""#)),
      Example(.phrases(#"↓"Open \(.applicationName)!""#)),
      Example(.phrases(#"↓"Open \(.applicationName) 🎉""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      // A question mark is allowed, and 'º' and 'Ö' are not emoji.
      Example(
        .phrases(#""What's open in \(.applicationName)?", "Nº 1 in \(.applicationName)", "Öffne \(.applicationName)""#)),
    ]
  ) { model, reporter in
    for phrase in model.phrases {
      let emoji = phrase.text.plainParts.joined().first { character in
        character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      }
      let last = phrase.text.key.last.flatMap { ".!,;:".contains($0) ? $0 : nil }
      guard let found = emoji ?? last else { continue }
      reporter.report(
        "the phrase contains '\(found)', which users don't say; remove it", at: phrase.text.keyPlace,
        symbol: phrase.symbol
      )
    }
  }
}
