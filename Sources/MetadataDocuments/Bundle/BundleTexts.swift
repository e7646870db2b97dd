import IntentModel
import SourceScan

/// The texts that an app's string tables have for a bundle, by the location of their keys in the source.
package struct BundleTexts: Sendable {
  /// The location of a text's key in the source. All phrases of an App Shortcut share the location of the first phrase, and have
  /// `isOfPhrases`.
  package struct Key: Hashable, Sendable {
    var place: Place
    var isOfPhrases: Bool

    package init(_ place: Place, isOfPhrases: Bool = false) {
      self.place = place
      self.isOfPhrases = isOfPhrases
    }
  }

  package let sourceLanguage: String
  /// Texts by key and language.
  private var texts: [Key: [String: [String]]] = [:]
  private var translated: Set<String> = []

  package init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// The languages of all texts, and that of the source. Sorted.
  var languages: [String] { translated.union([sourceLanguage]).sorted() }

  /// Adds a text, or all phrases of an App Shortcut, unless the key already has texts in the language.
  package mutating func add(_ found: [String], in language: String, for key: Key) {
    guard !found.isEmpty, texts[key]?[language] == nil else { return }
    texts[key, default: [:]][language] = found
    translated.insert(language)
  }

  /// The texts of a key, sorted by language.
  fileprivate subscript(key: Key) -> [(language: String, texts: [String])] {
    (texts[key] ?? [:]).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { (language: $0.key, texts: $0.value) }
  }
}

extension BundleWriter {
  /// Writes the texts of a localizable text by language; nothing if string tables were not read or have none.
  mutating func localizations(of text: LocalizedText) {
    languages(of: .init(text.keyPlace)) { $0.string($1, $2.first) }
  }

  mutating func localizedPhrases(of shortcut: AppShortcut) {
    guard let first = shortcut.phrases.known?.first?.known else { return }
    languages(of: .init(first.keyPlace, isOfPhrases: true)) { $0.strings($1, $2) }
  }

  private mutating func languages(
    of key: BundleTexts.Key, _ write: (inout BundleWriter, _ language: String, _ texts: [String]) -> Void
  ) {
    guard isWriting, let found = texts?[key], !found.isEmpty else { return }
    object(self.key) { writer in
      for (language, texts) in found { write(&writer, language, texts) }
    }
  }
}
