import IntentModel

extension Rule {
  static let phraseFirstParameterized = Rule(
    id: "phrase-first-parameterized", severity: .note, summary: "a shortcut's first phrase has a parameter",
    rationale: """
      The first phrase is the primary one: it labels the shortcut, and Siri reads it out when asked for help. One without a \
      parameter is always there.
      """,
    source: "WWDC22 10170",
    triggering: [
      Example(
        .phrases(
          #"↓"Open \(\.$book) in \(.applicationName)", "Open a book in \(.applicationName)""#, of: .bookParameter,
          with: .book()))
    ],
    nonTriggering: [
      Example(
        .phrases(
          #""Open a book in \(.applicationName)", "Open \(\.$book) in \(.applicationName)""#, of: .bookParameter,
          with: .book())),
      // Without a plain phrase there is nothing to move to the front: another rule's.
      Example(.phrases(#""Open \(\.$book) in \(.applicationName)""#, of: .bookParameter, with: .book())),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts {
      let intent = model.intent(of: listed), phrases = listed.phrases
      guard let first = phrases.first, first.index == 0, !first.parameters(of: intent).isEmpty,
        let plain = phrases.first(where: { $0.parameters(of: intent).isEmpty })
      else { continue }
      reporter.report(
        "the first phrase has a parameter", at: first.text.keyPlace, symbol: first.symbol,
        notes: [.init(message: "a phrase without one", place: plain.text.keyPlace)])
    }
  }
}
