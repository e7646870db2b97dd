/// One change of a table, for the report.
package enum CatalogChange: Equatable, Sendable {
  /// A new entry; `name` describes the text that needs it.
  case added(key: String, name: String)
  /// The entry got another key and kept everything else.
  case renamed(from: String, to: String)
  /// The texts in the source's language are now those of the source.
  case rewritten(key: String, added: [String], removed: [String])
  /// Only the order of the source's phrases changed.
  case reordered(key: String)
  /// Translations moved from an entry that nothing reads.
  case merged(from: String, into: String, locale: String, values: [String])
  /// An entry was removed that nothing reads and that has no translation left.
  case removed(key: String)
  case markedForReview(key: String, locales: [String])
  case markedStale(key: String)
  /// A mark as stale was removed, because the source has the key.
  case unmarkedStale(key: String)
  case commented(key: String)
}

extension CatalogChange {
  /// The sentence of the report; it starts with a lowercase letter and has no full stop.
  package var message: String {
    switch self {
    case .added(let key, let name): "added '\(key)' for \(name)"
    case .renamed(let old, let new):
      "renamed '\(old)' to '\(new)': the translations are kept, which Xcode would have left in the old entry"
    case .rewritten(let key, let added, let removed):
      "the texts of '\(key)' changed\(listed("new", added))\(listed("gone", removed))"
    case .reordered(let key): "the phrases of '\(key)' are in the order of the source again"
    case .merged(let old, let key, let locale, let values):
      "\(locale): moved \(quoted(values)) from '\(old)', which nothing reads, to '\(key)'"
    case .removed(let key): "removed '\(key)', in which no translation is left"
    case .markedForReview(let key, let locales):
      "marked '\(key)' for review in \(locales.joined(separator: ", "))"
    case .markedStale(let key): "marked '\(key)' as stale: the source no longer has it"
    case .unmarkedStale(let key): "removed the mark 'stale' of '\(key)': the source has it"
    case .commented(let key): "added the source's comment to '\(key)'"
    }
  }

  private func listed(_ word: String, _ phrases: [String]) -> String {
    phrases.isEmpty ? "" : "; \(word): \(quoted(phrases))"
  }

  private func quoted(_ texts: [String]) -> String { texts.map { "'\($0)'" }.joined(separator: ", ") }
}
