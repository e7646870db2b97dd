/// Two versions of string tables, for examples.
extension ChangeKind {
  /// One App Shortcut with a phrase, and a table with these phrases in German, and in further languages.
  static func phrases(_ texts: [String: String], mark: String = "") -> String {
    let values = texts.sorted { $0.key < $1.key }.map { language, text in
      """
            "\(language)" : { "stringSet" : { "state" : "translated", "values" : [ \(text) ] } }
      """
    }
    return """
      struct Open: AppIntent {}
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Open(), phrases: [\(mark)"Open \\(.applicationName)"])
        }
      }

      // file: AppShortcuts.xcstrings
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Open ${applicationName}" : { "localizations" : {
      \(values.joined(separator: ",\n")) } }
      } }
      """
  }

  /// An intent with a title, and a table with it in further languages.
  static func titles(_ texts: [String: String], mark: String = "") -> String {
    let values = texts.sorted { $0.key < $1.key }.map { language, text in
      """
            "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
      """
    }
    return """
      struct \(mark)Open: AppIntent {
        static let title: LocalizedStringResource = "Open Shelf"
      }

      // file: Localizable.xcstrings
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Open Shelf" : { "localizations" : {
      \(values.joined(separator: ",\n")) } }
      } }
      """
  }
}
