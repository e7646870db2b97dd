import Testing

@testable import intentscan

/// The text of standard input in place of a file that other paths hold: `lint - App --stdin-name App/A.swift`.
@Suite struct UnsavedInputTests {
  private static let intent = """
    import AppIntents
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      static let description: IntentDescription = "Opens it."
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  private static let shortcuts = """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open", systemImageName: "book")
      }
    }

    """
  private static let table = """
    {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations": {
      "de": {"stringSet": {"state": "translated", "values": ["Öffne ${applicationName}"]}}}}}, "version": "1.0"}
    """

  private static func folder() throws -> CommandFolder {
    try CommandFolder([
      ".git/HEAD": "ref: refs/heads/main\n", "App/Open.swift": intent, "App/Shortcuts.swift": shortcuts,
      "App/AppShortcuts.xcstrings": table,
      ".intentscan.json": "{\"modules\": {\"App\": {\"paths\": [\"App\"], \"kind\": \"app\"}}, \"locales\": [\"de\"]}",
    ])
  }

  /// A run with `text` from standard input prints the same as after the file has that text.
  @Test(arguments: [
    ("App/Open.swift", intent.replacing("title: Localized", with: "name: Localized")),
    ("App/Shortcuts.swift", shortcuts.replacing("Open \\(.applicationName)", with: "Open 😀")),
    ("App/AppShortcuts.xcstrings", table.replacing("Öffne ${applicationName}", with: "Öffne")),
    ("App/New.swift", intent.replacing("struct Open", with: "struct New").replacing("title", with: "name")),
  ]) func textIsReadInPlaceOfTheFile(name: String, text: String) throws {
    let folder = try Self.folder()
    let words = ["lint", "App", "--format", "json", "--no-summary"]
    let unsaved = try folder.run(words + ["-", "--stdin-name", name], input: text)
    try folder.write(text, to: name)
    let saved = try folder.run(words)
    #expect(
      unsaved.output == saved.output && unsaved.status == saved.status && unsaved.status == 1, "\(unsaved.errors)")
  }

  @Test func aTableNeedsTheFolderOfItsApp() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(["lint", "-", "--stdin-name", "App/AppShortcuts.xcstrings"], input: Self.table)
    #expect(outcome.status == 2 && outcome.errors.contains("is read with the source of its app"), "\(outcome.errors)")
  }

  @Test(arguments: ["lint --fix", "strings --sync"]) func nothingIsWritten(words: String) throws {
    let folder = try Self.folder()
    let command = words.split(separator: " ").map(String.init) + ["App", "-", "--stdin-name", "App/Shortcuts.swift"]
    let outcome = try folder.run(command, input: Self.shortcuts)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot write to standard input"), "\(outcome.errors)")
    #expect(folder.contents(of: "App/Shortcuts.swift") == Self.shortcuts)
  }
}
