extension Language {
  /// Whether Siri understands a language. In any other language a translated phrase can be read, but not spoken.
  package static func isSpokenBySiri(_ name: String) -> Bool { spokenBySiri.contains(primary(name)) }

  /// The codes of the languages that Siri understands. Source: public reports of the languages that Siri learned from 2011 to 2016,
  /// which also state that Czech, Slovak, Polish, Hungarian, Greek and Ukrainian were not among them. Apple has no list for App
  /// Shortcuts.
  ///
  /// Unverified: languages that newer releases added. Vietnamese (of Apple Intelligence) and the languages of India (of Siri in
  /// India) count as spoken, so that no finding is lost.
  private static let spokenBySiri: Set<String> = [
    "ar", "da", "de", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "ms", "nb", "nl", "nn", "pt", "ru", "sv", "th",
    "tr",
    "yue", "zh",
    "vi", "bn", "gu", "hi", "kn", "ml", "mr", "pa", "ta", "te",
  ]
}
