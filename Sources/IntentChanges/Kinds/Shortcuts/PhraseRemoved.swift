extension ChangeKind {
  static let phraseRemoved = ChangeKind(
    "phrase-removed", .dangerous, .siri, summary: "a phrase was removed",
    rationale: """
      Users who say the phrase get a web search or another app. Keep the old phrase and list it after the new ones. A \
      phrase without the app's name is not compared, because Siri never matched it. For the phrases of other languages, see 'localized-phrase-removed'.
      """,
    source: "WWDC22 session 10170",
    examples: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", ↓"Show \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#))
    ],
    harmless: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["open \(.applicationName)"])"#)),
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(\.$book) in \(.applicationName)"])"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(\.$title) in \(.applicationName)"])"#)),
      // Siri never matched the phrase, which lacks the app's name.
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show my books"])"#),
        shortcuts(
          #"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", "Show books in \(.applicationName)"])"#)),
    ]
  ) { comparison, reporter in
    for pair in comparison.shortcuts.pairs {
      for phrase in pair.goneOrAltered where phrase.altered == nil {
        reporter.report(
          "the phrase '\(phrase.old.text)' of '\(pair.new.intent)' was removed, so Siri no longer understands it; keep it",
          symbol: "\(pair.old.symbol)/\(phrase.old.text)", at: .old(phrase.old.location))
      }
    }
  }
}

extension Matching<ListedShortcut>.Pair {
  /// The old phrases that Siri no longer understands, each with the new phrase that differs only in its parameter.
  var goneOrAltered: [(old: Catalog.Phrase, altered: Catalog.Phrase?)] {
    guard let before = old.shortcut.phrases.known?.usable, let after = new.shortcut.phrases.known(orAbsent: [])?.usable
    else { return [] }
    let kept = Set(after.map(\.spoken)), known = Set(before.map(\.spoken))
    let altered = Dictionary(
      after.filter { $0.frame != $0.spoken && !known.contains($0.spoken) }.map { ($0.frame, $0) }
    ) { first, _ in first }
    return before.filter { !kept.contains($0.spoken) }.map { ($0, altered[$0.frame]) }
  }

  /// The new phrases that Siri did not understand before.
  var newPhrases: [Catalog.Phrase] {
    guard let before = old.shortcut.phrases.known(orAbsent: [])?.usable, let after = new.shortcut.phrases.known?.usable
    else { return [] }
    let known = Set(before.map(\.spoken)), altered = Set(goneOrAltered.compactMap { $0.altered?.spoken })
    return after.filter { !known.contains($0.spoken) && !altered.contains($0.spoken) }
  }
}

extension [Catalog.Phrase] {
  /// The phrases that Siri can match: those with the app's name. What never worked cannot be lost.
  var usable: [Catalog.Phrase] { filter { $0.text.contains("${applicationName}") } }
}

extension Catalog.Phrase {
  /// The phrase without the differences that can't be heard: case, punctuation and extra spaces.
  var spoken: String {
    var words = "", pendingSpace = false
    for character in text.lowercased() {
      if character.isWhitespace || ".,!?;:’'\"".contains(character) {
        pendingSpace = pendingSpace || character.isWhitespace
      } else {
        if pendingSpace, !words.isEmpty { words += " " }
        pendingSpace = false
        words.append(character)
      }
    }
    return words
  }

  /// The spoken phrase with the same placeholder for every parameter.
  var frame: String {
    var frame = "", rest = spoken[...]
    while let start = rest.firstIndex(of: "$"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[start...end]
      frame += rest[..<start] + (name == "${applicationname}" ? name : "${}")
      rest = rest[rest.index(after: end)...]
    }
    return frame + rest
  }
}
