import SourceScan

/// Finds the entries of App Shortcuts whose first phrase has changed.
///
/// A candidate is an entry with a set whose key is not in use. It belongs to the App Shortcut without an entry that has most of
/// its phrases; if none has any, to the only one whose first phrase has the same parameters, and shares at least half of all
/// words with the key.
struct RenamedPhrases {
  /// The old key by the new one.
  private(set) var entries: [String: String] = [:]

  /// `otherKeys` are in use for something else.
  init(_ shortcuts: [NeededString], _ catalog: StringCatalog, otherKeys: Set<String>) {
    var missing = shortcuts.filter { $0.isComplete && catalog.entry($0.key) == nil }
    if missing.isEmpty { return }
    let keys = otherKeys.union(shortcuts.map(\.key)), source = catalog.sourceLanguage?.text ?? ""
    var candidates = catalog.entries.filter { $0.hasStringSet && !keys.contains($0.key) }
    let pairs = Self.pairs(missing, candidates, source: source)
    for pair in pairs { entries[missing[pair.shortcut].key] = candidates[pair.entry].key }
    let taken = (shortcuts: Set(pairs.map(\.shortcut)), entries: Set(pairs.map(\.entry)))
    missing = missing.indices.filter { !taken.shortcuts.contains($0) }.map { missing[$0] }
    candidates = candidates.indices.filter { !taken.entries.contains($0) }.map { candidates[$0] }
    // The other entries are compared by the words of their keys. A key that is still a phrase of an App Shortcut is not renamed.
    let phrases = Set(shortcuts.flatMap(\.texts))
    addSimilar(missing.map(\.key), candidates.map(\.key).filter { !phrases.contains($0) })
  }

  /// Pairs of an App Shortcut and an entry with phrases in common, as indices. Those with most in common are paired first, and
  /// each is in one pair at most.
  private static func pairs(
    _ missing: [NeededString], _ candidates: [CatalogEntry], source: String
  ) -> [(shortcut: Int, entry: Int)] {
    var byPhrase: [String: [Int]] = [:]
    for (number, entry) in candidates.enumerated() {
      for text in Set(entry.localization(source)?.texts.map(\.value) ?? []).union([entry.key]) {
        byPhrase[text, default: []].append(number)
      }
    }
    var found: [(shortcut: Int, entry: Int, score: Int)] = []
    for (number, shortcut) in missing.enumerated() {
      var scores: [Int: Int] = [:]
      for phrase in shortcut.texts {
        // A phrase of many entries does not identify one.
        for entry in (byPhrase[phrase] ?? []).prefix(SourceScan.Limits.compared) { scores[entry, default: 0] += 1 }
      }
      found += scores.map { (number, $0.key, $0.value) }
    }
    found.sort { ($1.score, $0.shortcut, $0.entry) < ($0.score, $1.shortcut, $1.entry) }
    var taken = (shortcuts: Set<Int>(), entries: Set<Int>())
    return found.compactMap { pair in
      guard !taken.shortcuts.contains(pair.shortcut), taken.entries.insert(pair.entry).inserted else { return nil }
      taken.shortcuts.insert(pair.shortcut)
      return (pair.shortcut, pair.entry)
    }
  }

  /// Adds pairs whose keys have similar words, if each has only one partner. Every key is compared with every unused one, so
  /// nothing is added above a limit, which is more than a person could have renamed.
  private mutating func addSimilar(_ keys: [String], _ unused: [String]) {
    guard max(keys.count, unused.count) <= Self.comparedByWords else { return }
    let words = keys.map { PhraseWords($0) }, others = unused.map { PhraseWords($0) }
    for (key, own) in zip(keys, words) {
      let similar = others.indices.filter { others[$0].resembles(own) }
      guard similar.count == 1 else { continue }
      if words.count(where: { $0.resembles(others[similar[0]]) }) == 1 { entries[key] = unused[similar[0]] }
    }
  }

  static let comparedByWords = 128
}

/// The tokens and the words of a phrase.
private struct PhraseWords {
  private var tokens: [String] = []
  private var words: Set<String> = []

  init(_ phrase: String) {
    for word in phrase.split(separator: " ") {
      if let token = word.firstRange(ofText: "${").map({ word[$0.lowerBound...] }) {
        tokens.append(String(token))
      } else {
        words.insert(word.lowercased())
      }
    }
    tokens.sort()
  }

  func resembles(_ other: PhraseWords) -> Bool {
    let common = words.intersection(other.words).count, all = words.union(other.words).count
    return tokens == other.tokens && common > 0 && common * 2 >= all
  }
}
