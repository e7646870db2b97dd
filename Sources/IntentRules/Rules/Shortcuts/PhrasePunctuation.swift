import IntentModel

extension Rule {
  static let phrasePunctuation = Rule(
    id: "phrase-punctuation", severity: .note, summary: "a phrase has punctuation or an emoji that nobody speaks",
    rationale: "Phrases are spoken. A full stop at the end and an emoji are no words; in Shortcuts they look odd.",
    source: "WWDC22 10170: phrases are spoken", isOptIn: true,
    triggering: [
      Example(.phrases(#"↓"Open \(.applicationName).""#)),
      Example(.phrases(#"↓"Open \(.applicationName)!""#)),
      Example(.phrases(#"↓"Open \(.applicationName) 🎉""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      // A question may end as one, and signs that are letters' parts are no emoji.
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
      reporter.report("phrase has '\(found)', which is not spoken", at: phrase.text.keyPlace, symbol: phrase.symbol)
    }
  }
}
