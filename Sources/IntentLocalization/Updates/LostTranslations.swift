/// The keys of entries with a translation that is not in the new contents of a catalog, not even under another key; all keys if the
/// new contents can't be read. Empty texts, texts of the source's language, and new texts that equal the key may be missing.
func lostTranslations(from old: StringCatalog, to bytes: [UInt8]) -> [String] {
  guard let new = try? readCatalog(path: old.path, bytes: bytes) else { return old.entries.map(\.key) }
  var texts: [String: Set<String>] = [:]
  for entry in new.entries {
    for localization in entry.localizations {
      texts[localization.locale, default: []].formUnion(localization.texts.map(\.value))
    }
  }
  return old.entries.filter { entry in
    entry.localizations.contains { localization in
      guard localization.locale != old.sourceLanguage?.text else { return false }
      return localization.texts.contains { text in
        !text.value.isEmpty && !(text.state == .new && text.value == entry.key)
          && texts[localization.locale]?.contains(text.value) != true
      }
    }
  }.map(\.key)
}
