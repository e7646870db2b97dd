extension ChangeKind {
  static let phraseParameterChanged = ChangeKind(
    "phrase-parameter-changed", .dangerous, .siri, summary: "a phrase takes another parameter",
    rationale:
      "The words are the same, and what people may say in the gap is not: other values are offered and understood.",
    source: "WWDC22 session 10170 (parameterised phrases)",
    examples: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: [↓"Open \(\.$shelf) in \(.applicationName)"])"#))
    ],
    harmless: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#),
        shortcuts(
          #"AppShortcut(intent: A(), phrases: ["Open \(\.$book) in \(.applicationName)", "Open in \(.applicationName)"])"#
        ))
    ]
  ) { comparison, reporter in
    for pair in comparison.shortcuts.pairs {
      for phrase in pair.goneOrAltered {
        guard let altered = phrase.altered else { continue }
        reporter.report(
          "the phrase '\(phrase.old.text)' of '\(pair.new.intent)' is now '\(altered.text)'",
          symbol: "\(pair.old.symbol)/\(phrase.old.text)", at: .new(altered.location),
          notes: [.before("it stood here", phrase.old.location)])
      }
    }
  }
}
