/// An app in 20 languages: 40 intents and 10 App Shortcuts, whose texts are a part of 2,000 in `.strings` files, and their phrases in
/// a catalog.
struct LocalizedApp {
  /// The folder of everything.
  let folder: String

  private static let languages =
    [
      "en", "de", "fr", "es", "it", "nl", "pt-BR", "ru", "ja", "ko", "zh-Hans", "sv", "da", "fi", "nb", "pl", "tr",
      "uk",
    ]
    + ["cs", "ar"]

  init(below scratch: String) throws(BenchError) {
    folder = "\(scratch)/localized"
    let folders = [folder] + Self.languages.map { [folder] in "\(folder)/\($0).lproj" }
    let made = try runProcess(["mkdir", "-p"] + folders, output: "\(scratch)/mkdir.log")
    guard made.status == 0 else { throw BenchError("cannot create '\(folder)'") }
    try save(Self.source, as: "\(folder)/Intents.swift")
    try save(Self.phrases, as: "\(folder)/AppShortcuts.xcstrings")
    for language in Self.languages {
      try save(Self.strings(language), as: "\(folder)/\(language).lproj/Localizable.strings")
    }
  }

  private static var source: String {
    let intents = (0..<40).map { number in
      """
      struct Open\(number): AppIntent {
        static let title: LocalizedStringResource = "Open shelf \(number)"
        @Parameter(title: "Number of shelf \(number)") var number: Int
        static var parameterSummary: some ParameterSummary { Summary("Open shelf \(number) with \\(\\.$number)") }
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    }
    let shortcuts = (0..<10).map { number in
      "AppShortcut(intent: Open\(number)(), phrases: [\"Open \(number) in \\(.applicationName)\"], "
        + "shortTitle: \"Shelf \(number)\", systemImageName: \"book\")"
    }
    return "import AppIntents\n\(intents.joined(separator: "\n"))\nstruct Shortcuts: AppShortcutsProvider {\n"
      + "  static var appShortcuts: [AppShortcut] {\n\(shortcuts.joined(separator: "\n"))\n  }\n}\n"
  }

  private static func strings(_ language: String) -> String {
    let keys =
      (0..<40).flatMap { ["Open shelf \($0)", "Number of shelf \($0)", "Open shelf \($0) with ${number}"] }
      + (0..<10).map { "Shelf \($0)" } + (0..<1870).map { "Setting \($0) of the screen" }
    return keys.map { key in
      "/* A text */\n\"\(key)\" = \"\(language == "en" ? key : "größer (\(language)): \(key)")\";\n"
    }.joined(separator: "\n")
  }

  private static var phrases: String {
    let entries = (0..<10).map { number -> String in
      let key = "Open \(number) in ${applicationName}"
      let texts = languages.map { language in
        let value = language == "en" ? key : "\(key) \(language)"
        return "\"\(language)\" : { \"stringSet\" : { \"state\" : \"translated\", \"values\" : [ \"\(value)\" ] } }"
      }
      return "\"\(key)\" : { \"localizations\" : { \(texts.joined(separator: ",\n")) } }"
    }
    return
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ",\n")) }, \"version\" : \"1.0\" }"
  }
}
