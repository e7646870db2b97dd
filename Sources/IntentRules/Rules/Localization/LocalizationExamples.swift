/// Sources with string tables next to them, for examples.
extension String {
  /// One App Shortcut with these phrases, and a catalog of phrases with these entries.
  static func localized(_ phrases: String, _ entries: String, of members: String = "", with types: String = "")
    -> String
  {
    shortcut(phrases, of: members, with: types) + "\n\n" + table("AppShortcuts.xcstrings", entries)
  }

  /// One App Shortcut with these phrases.
  static func shortcut(_ phrases: String, of members: String = "", with types: String = "") -> String {
    .shortcuts("AppShortcut(intent: Open(), phrases: [\(phrases)])", of: members, with: types)
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

  /// One App Shortcut with two phrases, and both in German.
  static let twoTranslatedPhrases = String.localized(
    #""Open \(.applicationName)", "Start \(.applicationName)""#,
    .set(
      [.openKey, "Start ${applicationName}"], de: #""${applicationName} öffnen", "${applicationName} starten""#)
  )

  static let openPhrase = #""Open \(.applicationName)""#
  static let openKey = "Open ${applicationName}"
}
