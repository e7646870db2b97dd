/// Sources with string tables next to them, for examples.
extension String {
  /// One App Shortcut with these phrases, and a catalog of phrases with these entries.
  static func localized(_ phrases: String, _ entries: String, of members: String = "", with types: String = "")
    -> String
  {
    shortcut(phrases, of: members, with: types) + "\n\n" + table("AppShortcuts.xcstrings", entries)
  }

  /// One App Shortcut with these phrases. `provider` may have `↓` in front of its name.
  static func shortcut(
    _ phrases: String, of members: String = "", with types: String = "", provider: String = "Shortcuts"
  ) -> String {
    shortcuts("AppShortcut(intent: Open(), phrases: [\(phrases)])", of: members, with: types)
      .replacing(text: "struct Shortcuts", with: "struct \(provider)")
  }

  /// The source of an app whose project lists some languages, with what its Info.plist states.
  static func inProject(_ regions: String, plist: String? = nil, _ source: String) -> String {
    let plist = plist.map { "// Info.plist: \($0)\n" } ?? ""
    return "// regions: \(regions)\n\(plist)// file: App/Shortcuts.swift\n\(source)"
  }

  /// A catalog as a file of an example.
  static func table(_ name: String, _ entries: String) -> String {
    """
    // file: \(name)
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
    \(entries.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    } }
    """
  }

  /// An entry with a text in German. `mark` is `↓` in front of that text.
  static func entry(_ key: String, de text: String, mark: String = "", state: String = "translated") -> String {
    """
    "\(key)" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "\(state)", "value" : \(mark)"\(text)" } } } }
    """
  }

  /// An entry as Xcode writes it: all phrases of the source, and those in German.
  static func set(_ phrases: [String], de texts: String) -> String {
    let values = phrases.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      "\(phrases[0])" : { "localizations" : {
        "en" : { "stringSet" : { "state" : "new", "values" : [ \(values) ] } },
        "de" : { "stringSet" : { "state" : "translated", "values" : [ \(texts) ] } } } }
      """
  }

  /// One App Shortcut with a phrase, which is in German, too.
  static let translatedPhrase = String.localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))

  /// One App Shortcut with two phrases, and the translations of both phrases into German.
  static let twoTranslatedPhrases = String.localized(
    .twoPhrases, .set([.openKey, .startKey], de: #""${applicationName} öffnen", "${applicationName} starten""#))

  static let twoPhrases = #""Open \(.applicationName)", "Start \(.applicationName)""#
  static let openPhrase = #""Open \(.applicationName)""#
  static let openKey = "Open ${applicationName}"
  static let startKey = "Start ${applicationName}"
}
