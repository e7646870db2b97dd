import StringCatalogs

/// Which entries are those of App Shortcuts whose first phrase is another one now.
///
/// An entry is one for which the source has no App Shortcut. It belongs to the App Shortcut without an entry that has most of
/// its phrases; if it has none, to the only one whose first phrase has the same parameters and at least half of the words.
struct RenamedPhrases {
  /// The old key by the new one.
  private(set) var entries: [String: String] = [:]

  /// `otherKeys` are in use for something else.
  init(_ shortcuts: [NeededShortcut], _ catalog: StringCatalog, otherKeys: Set<String>) {
    var missing = shortcuts.filter { $0.isComplete && catalog.entry($0.key) == nil }
    if missing.isEmpty { return }
    let keys = otherKeys.union(shortcuts.map(\.key)), source = catalog.sourceLanguage?.text ?? ""
    var candidates = catalog.entries.filter { $0.hasSet && !keys.contains($0.key) }
    func match(_ isMatch: (NeededShortcut, CatalogEntry) -> Int) {
      while true {
        var best: (shortcut: Int, entry: Int, score: Int)?
        for (shortcut, needed) in missing.enumerated() {
          for (entry, candidate) in candidates.enumerated() {
            let score = isMatch(needed, candidate)
            if score > best?.score ?? 0 { best = (shortcut, entry, score) }
          }
        }
        guard let best else { return }
        entries[missing.remove(at: best.shortcut).key] = candidates.remove(at: best.entry).key
      }
    }
    match { shortcut, entry in
      let texts = Set(entry.localization(source)?.texts.map(\.value) ?? []).union([entry.key])
      return shortcut.phrases.count { texts.contains($0) }
    }
    // Without a phrase in common: only where there is no other choice.
    let phrases = Set(shortcuts.flatMap(\.phrases))
    let unused = candidates.filter { !phrases.contains($0.key) }
    for shortcut in missing {
      let words = PhraseWords(shortcut.key)
      let similar = unused.filter { PhraseWords($0.key).resembles(words) }
      guard similar.count == 1, let entry = similar.first else { continue }
      let entryWords = PhraseWords(entry.key)
      if missing.count(where: { PhraseWords($0.key).resembles(entryWords) }) == 1 { entries[shortcut.key] = entry.key }
    }
  }
}

/// What a phrase consists of.
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
