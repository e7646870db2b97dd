/// Sources with string tables, for examples.
extension ChangeKind {
  /// An App Shortcut with a phrase, and a string table with translations of the phrase. `texts` are the phrases of each language,
  /// in quotes and with commas.
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

  /// An intent with a title, and a string table with translations of the title. `texts` are by language.
  static func titles(_ texts: [String: String], mark: String = "") -> String {
    let units = texts.mapValues { #""stringUnit" : { "state" : "translated", "value" : "\#($0)" }"# }
    return """
      struct \(mark)Open: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }

      \(catalog("Localizable", "Open Shelf", units))
      """
  }

  /// A string catalog with one key. `texts` are the members of the JSON object for each language.
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
