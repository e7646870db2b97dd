import DocumentFormats

extension ChangeKind {
  static let phraseRemoved: ChangeKind = ChangeKind(
    "phrase-removed", .dangerous, .siri, summary: "a phrase was removed",
    rationale: """
      Users who say the phrase get a web search or another app. Keep the old phrase and list it after the new ones. A \
      phrase that Siri never matched is not compared: one without the app's name, with two parameters, or with a parameter \
      that takes several values or a type such as 'String'. For the phrases of other languages, see 'localized-phrase-removed'.
      """,
    source: "WWDC22 session 10170",
    reported: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)", ↓"Show \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#)),
    harmless: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#),
      shortcuts(#"AppShortcut(intent: A(), phrases: ["open \(.applicationName)"])"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
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
  /// The old phrases that Siri no longer understands, each with the new phrase that differs only in its parameter, if there is
  /// one.
  var goneOrAltered: [(old: Catalog.Phrase, altered: Catalog.Phrase?)] {
    guard let before = old.shortcut.phrases.known.map(old.usable),
      let after = new.shortcut.phrases.known(orAbsent: []).map(new.usable)
    else { return [] }
    let kept = Set(after.map(\.spoken)), known = Set(before.map(\.spoken))
    let altered = Dictionary(
      after.filter { $0.frame != $0.spoken && !known.contains($0.spoken) }.map { ($0.frame, $0) }
    ) { first, _ in first }
    return before.filter { !kept.contains($0.spoken) }.map { ($0, altered[$0.frame]) }
  }

  /// The new phrases that Siri did not understand before, without those that differ from an old phrase only in the parameter.
  var newPhrases: [Catalog.Phrase] {
    guard let before = old.shortcut.phrases.known(orAbsent: []).map(old.usable),
      let after = new.shortcut.phrases.known.map(new.usable)
    else { return [] }
    let known = Set(before.map(\.spoken)), altered = Set(goneOrAltered.compactMap { $0.altered?.spoken })
    return after.filter { !known.contains($0.spoken) && !altered.contains($0.spoken) }
  }
}

extension ListedShortcut {
  /// The phrases that Siri can match: with the app's name, and at most one parameter, which is neither a list nor of a type such
  /// as 'String'. A phrase that never worked cannot be lost.
  func usable(_ phrases: [Catalog.Phrase]) -> [Catalog.Phrase] {
    phrases.filter { phrase in
      let names = phrase.placeholders, parameters = names.filter { $0 != "applicationName" }
      return names.count > parameters.count && parameters.count <= 1 && !parameters.contains(where: isNeverSpoken)
    }
  }

  /// Whether Siri can't match phrases with this parameter. Siri learns a phrase once for each value of its parameter, so it must
  /// know all values.
  private func isNeverSpoken(_ parameter: String) -> Bool {
    guard let type = parameterTypes[parameter] else { return false }
    // Apple's sources disagree on 'Bool'.
    let closed: Set = ["primitive", "measurement", "file", "person", "framework"]
    return type.isSeveral || closed.contains(type.kind) && type.name != "Bool"
  }
}

extension Catalog.Phrase {
  /// The phrase without the differences that can't be heard: case, punctuation and extra spaces.
  var spoken: String {
    var words = "", pendingSpace = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace || scalar == "'" || scalar == "’" || scalar.isUnspoken {
        pendingSpace = pendingSpace || scalar.properties.isWhitespace
      } else {
        if pendingSpace, !words.isEmpty { words += " " }
        pendingSpace = false
        words.unicodeScalars.append(scalar)
      }
    }
    return words
  }

  /// The names in `${…}`, up to a dot.
  var placeholders: [String] {
    var names: [String] = [], rest = text[...]
    while let start = rest.firstIndex(of: "$"), let end = rest[start...].firstIndex(of: "}") {
      if rest[start...].hasPrefix("${") {
        names.append(String(rest[start..<end].dropFirst(2).prefix { $0 != "." }))
      }
      rest = rest[rest.index(after: end)...]
    }
    return names
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
