import IntentModel
import SourceScan

/// The texts that an app's string tables have for a bundle, by the location of their keys in the source.
package struct BundleTexts: Sendable {
  /// The texts of one language: all phrases of an App Shortcut, or one text.
  struct Translation: Sendable {
    var language: String
    var texts: [String]
  }

  package let sourceLanguage: String
  /// The texts by place and language.
  private var translations: [Place: [String: [String]]] = [:]
  private var phrases: [Place: [String: [String]]] = [:]
  private var translated: Set<String> = []

  package init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// The languages that some text is in, with that of the source. Sorted.
  var languages: [String] { translated.union([sourceLanguage]).sorted() }

  /// `place` is that of the text's key.
  package mutating func add(_ text: String, in language: String, at place: Place) {
    if Self.add([text], in: language, to: &translations[place, default: [:]]) { translated.insert(language) }
  }

  /// `place` is that of the first phrase of an App Shortcut.
  package mutating func add(phrases texts: [String], in language: String, at place: Place) {
    if Self.add(texts, in: language, to: &phrases[place, default: [:]]) { translated.insert(language) }
  }

  private static func add(_ texts: [String], in language: String, to translations: inout [String: [String]]) -> Bool {
    guard !texts.isEmpty, translations[language] == nil else { return false }
    translations[language] = texts
    return true
  }

  func translations(of text: LocalizedText) -> [Translation] { Self.sorted(translations[text.keyPlace]) }

  func phrases(of shortcut: AppShortcut) -> [Translation] {
    Self.sorted(shortcut.phrases.known?.first?.known.flatMap { phrases[$0.keyPlace] })
  }

  private static func sorted(_ translations: [String: [String]]?) -> [Translation] {
    (translations ?? [:]).map { Translation(language: $0.key, texts: $0.value) }
      .sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
  }
}

extension BundleWriter {
  /// The texts of a localizable text by language. Absent if string tables were not read or have none.
  mutating func localizations(of text: LocalizedText) {
    guard isWriting, let translations = texts?.translations(of: text), !translations.isEmpty else { return }
    object(key) { writer in
      for translation in translations { writer.string(translation.language, translation.texts.first) }
    }
  }

  mutating func localizedPhrases(of shortcut: AppShortcut) {
    guard isWriting, let translations = texts?.phrases(of: shortcut), !translations.isEmpty else { return }
    object(key) { writer in
      for translation in translations { writer.strings(translation.language, translation.texts) }
    }
  }
}
