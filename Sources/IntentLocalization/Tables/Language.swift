/// Names of languages as files write them: `zh-Hans`, `zh_TW`, `pt-BR`, `Base`.
package enum Language {
  /// One name for all spellings of a language.
  ///
  /// `iw` and `no` are former or broader codes that Apple's tools still accept for `he` and `nb`.
  package static func canonical(_ name: String) -> String {
    // Most names are a few lowercase letters, such as `de`, and this function runs for thousands of texts.
    if name.utf8.count <= 3, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return formerCodes[name] ?? name }
    var parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return "" }
    parts[0] = formerNames[first] ?? formerCodes[first] ?? first
    return parts.joined(separator: "-")
  }

  private static let formerCodes = ["iw": "he", "no": "nb", "in": "id", "ji": "yi"]

  /// The code of a language that is named by an English word, as in `English.lproj`; any other name as it is.
  package static func code(_ name: String) -> String { formerNames[name.lowercased()] ?? name }

  /// English names of languages, which projects used before language codes: projects of public apps still have `English` as their
  /// development region.
  private static let formerNames = [
    "english": "en", "french": "fr", "german": "de", "japanese": "ja", "italian": "it", "spanish": "es", "dutch": "nl",
    "danish": "da", "finnish": "fi", "korean": "ko", "norwegian": "nb", "portuguese": "pt", "swedish": "sv",
    "russian": "ru",
  ]

  /// The part of a canonical name before the script and the region: `de` of `de-AT`.
  package static func primary(_ name: String) -> String {
    let canonical = canonical(name)
    return canonical.firstIndex(of: "-").map { String(canonical[..<$0]) } ?? canonical
  }

  /// Whether a language shows the texts of `other` where it has none: `en-AU` shows those of `en`, and each language its own.
  /// `zh-Hans` and `zh-Hant` do not inherit from each other, because one script does not replace the other.
  package static func inherits(_ name: String, from other: String) -> Bool {
    let name = canonical(name).utf8, other = canonical(other).utf8
    return name.starts(with: other)
      && (name.count == other.count || name.dropFirst(other.count).first == UInt8(ascii: "-"))
  }

  /// Whether a name inherits from any of several others, which are canonical.
  package static func inherits(_ name: String, fromAny others: Set<String>) -> Bool {
    withBroader(canonical: canonical(name)).contains(where: others.contains)
  }

  /// A canonical name, then the names of the languages that it inherits from, shortest first: `zh-hant-tw`, `zh`, `zh-hant`.
  /// There are at most eight of these, because a file may have a name of any length.
  static func withBroader(canonical name: String) -> [String] {
    [name] + name.indices.lazy.filter { name[$0] == "-" }.prefix(8).map { String(name[..<$0]) }
  }

  /// Whether a name is that of a language. `Base`, which has the texts of the source's language, and `mul`, which has only those of
  /// interface files, are not; nor is an empty name or one of more than 64 bytes.
  package static func isLanguage(_ name: String) -> Bool { isLanguage(canonical: canonical(name)) }

  /// Whether the texts in a locale are in the language of the source, `source`, which is a canonical name. So are those of `Base`,
  /// `mul` and a locale without a name.
  package static func isSource(_ locale: String, of source: String) -> Bool {
    let language = canonical(locale)
    return language == source || others.contains(language)
  }

  /// Whether a canonical name is that of a language. A name of more than 64 bytes is not, because no language tag is that long.
  static func isLanguage(canonical name: String) -> Bool { !others.contains(name) && name.utf8.count <= 64 }

  private static let others = ["base", "mul", ""]
}
