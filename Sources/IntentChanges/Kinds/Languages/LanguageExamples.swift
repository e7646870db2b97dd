/// Two versions of string tables, for examples.
extension ChangeKind {
  /// One App Shortcut with a phrase, and a table with these phrases in German, and in further languages.
  static func phrases(_ texts: [String: String], mark: String = "") -> String {
    let sets = texts.mapValues { #""stringSet" : { "state" : "translated", "values" : [ \#($0) ] }"# }
    return """
      struct Open: AppIntent {}
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Open(), phrases: [\(mark)"Open \\(.applicationName)"])
        }
      }

      \(catalog("AppShortcuts", "Open ${applicationName}", sets))
      """
  }

  /// An intent with a title, and a string table that translates the title into further languages.
  static func titles(_ texts: [String: String], mark: String = "") -> String {
    let units = texts.mapValues { #""stringUnit" : { "state" : "translated", "value" : "\#($0)" }"# }
    return """
      struct \(mark)Open: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }

      \(catalog("Localizable", "Open Shelf", units))
      """
  }

  /// A catalog with one key. `texts` are by language.
  private static func catalog(_ name: String, _ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.sorted { $0.key < $1.key }.map { "      \"\($0)\" : { \($1) }" }
    return """
      // file: \(name).xcstrings
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "\(key)" : { "localizations" : {
      \(localizations.joined(separator: ",\n")) } }
      } }
      """
  }
}
