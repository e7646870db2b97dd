/// The names of languages in the languages themselves (CLDR), by their tags.
enum LanguageName {
  private static let names = [
    "ar": "العربية", "be": "беларуская", "bg": "български", "bn": "বাংলা", "ca": "català", "cs": "čeština",
    "cy": "Cymraeg",
    "da": "dansk", "de": "Deutsch", "el": "Ελληνικά", "en": "English", "es": "español", "et": "eesti", "eu": "euskara",
    "fa": "فارسی", "fi": "suomi", "fr": "français", "ga": "Gaeilge", "gl": "galego", "he": "עברית", "hi": "हिन्दी",
    "hr": "hrvatski", "hu": "magyar", "id": "Indonesia", "is": "íslenska", "it": "italiano", "ja": "日本語",
    "ka": "ქართული",
    "kk": "қазақ тілі", "ko": "한국어", "lt": "lietuvių", "lv": "latviešu", "ml": "മലയാളം", "mr": "मराठी", "ms": "Melayu",
    "nb": "norsk bokmål", "nl": "Nederlands", "nn": "norsk nynorsk", "pl": "polski", "pt": "português", "ro": "română",
    "ru": "русский", "sk": "slovenčina", "sl": "slovenščina", "sq": "shqip", "sr": "српски", "sv": "svenska",
    "ta": "தமிழ்",
    "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "українська", "ur": "اردو", "vi": "Tiếng Việt", "zh": "中文",
  ]

  /// The name of a language with its tag: `Deutsch (de)`, `português (pt-BR)`. The tag alone if `names` lacks the language.
  static func shown(_ tag: String) -> String {
    let language = String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
    return names[language].map { "\($0) (\(tag))" } ?? tag
  }
}
