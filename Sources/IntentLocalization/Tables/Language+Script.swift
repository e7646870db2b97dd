/// The scripts that languages are written in, and the English names of languages.
extension Language {
  enum Script: Sendable {
    case latin, cyrillic, greek, hebrew, arabic, thai, hangul, kana, han
    /// One of the scripts of India.
    case indic
  }

  /// Whether a text can be in a language, by the script of most of its letters. True if the script of the text or of the language
  /// is not known.
  package static func mayBeWritten(_ text: String, in name: String) -> Bool {
    guard let script = script(of: text), let scripts = scripts[primary(name)] else { return true }
    return scripts.contains(script)
  }

  private static let scripts: [String: [Script]] = {
    let languages: [(names: String, scripts: [Script])] = [
      ("da de en es fi fr id it ms nb nl nn pl pt sv tr vi", [.latin]), ("bn gu hi kn ml mr pa ta te", [.indic]),
      ("ru uk be bg", [.cyrillic]), ("zh yue", [.han]), ("ja", [.kana, .han]), ("el", [.greek]), ("he", [.hebrew]),
      ("ar", [.arabic]), ("th", [.thai]), ("ko", [.hangul]),
    ]
    var scripts: [String: [Script]] = [:]
    for row in languages {
      for name in row.names.split(separator: " ") { scripts[String(name)] = row.scripts }
    }
    return scripts
  }()

  private static func script(of text: String) -> Script? {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars {
      if let script = script(of: scalar) { counts[script, default: 0] += 1 }
    }
    // Japanese texts mix kana with Han characters, and no other language of the table uses kana.
    if let kana = counts[.kana] { counts[.kana] = kana + (counts.removeValue(forKey: .han) ?? 0) }
    let most = counts.values.max()
    let found = counts.filter { $0.value == most }
    return found.count == 1 ? found.first?.key : nil
  }

  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: .latin
    case 0x370...0x3FF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x590...0x5FF: .hebrew
    case 0x600...0x6FF: .arabic
    case 0x900...0xD7F: .indic
    case 0xE00...0xE7F: .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
    case 0x3040...0x30FF: .kana
    case 0x3400...0x9FFF, 0x20000...0x2FA1F: .han
    default: nil
    }
  }

  /// The English name of a language in messages, `German` for `de`; the code itself for a language that the table below lacks.
  package static func englishName(_ name: String) -> String { englishNames[canonical(name)] ?? name }

  private static let englishNames = [
    "ar": "Arabic", "da": "Danish", "de": "German", "en": "English", "en-us": "English", "en-gb": "English",
    "es": "Spanish", "fi": "Finnish", "fr": "French", "he": "Hebrew", "it": "Italian", "ja": "Japanese", "ko": "Korean",
    "ms": "Malay",
    "nb": "Norwegian", "nl": "Dutch", "pt": "Portuguese", "pt-br": "Portuguese", "ru": "Russian", "sv": "Swedish",
    "th": "Thai", "tr": "Turkish", "vi": "Vietnamese", "zh": "Chinese", "zh-hans": "Chinese", "zh-hant": "Chinese",
  ]
}
