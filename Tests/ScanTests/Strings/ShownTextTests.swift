@testable import IntentLocalization
import Testing

/// The texts of string tables that people see and say: every command shows the same.
@Suite struct ShownTextTests {
  // MARK: Phrases

  private static func app(_ phrases: String...) -> String {
    #"""
    import AppIntents
    struct Play: AppIntent { static let title: LocalizedStringResource = "Run" }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Play(), phrases: [\#(phrases.map { "\"\($0)\"" }.joined(separator: ", "))], shortTitle: "Run",
          systemImageName: "play")
      }
    }
    """#
  }

  /// The page showed only the text of the first phrase.
  @Test(arguments: [
    (
      "de.lproj/AppShortcuts.strings",
      #""Play in ${applicationName}" = "Spiele in ${applicationName}"; "Start ${applicationName}" = "Starte ${applicationName}";"#
    ),
    (
      "AppShortcuts.xcstrings",
      #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Play in ${applicationName}" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Spiele in ${applicationName}" } } } },
        "Start ${applicationName}" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Starte ${applicationName}" } } } } } }
      """#
    ),
  ])
  func eachPhraseCanHaveAnEntryOfItsOwn(path: String, table: String) throws {
    let source = Self.app(#"Play in \(.applicationName)"#, #"Start \(.applicationName)"#)
    let folder = try CommandFolder([".git/HEAD": "", "App/A.swift": source, "App/\(path)": table])
    for words in ["preview App", "strings --say --locale de App", "extract --localized App"] {
      let output = try folder.run(words).output
      #expect(output.contains("Spiele in ") && output.contains("Starte "), "\(words): \(output.suffix(2_000))")
    }
  }

  /// The system reads the phrases of the table, and no one says the keys.
  @Test func theTableCanHaveThePhrasesOfKeys() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": Self.app(#"PLAY_IN_\(.applicationName)"#),
      "App/en.lproj/AppShortcuts.strings": #""PLAY_IN_${applicationName}" = "Play music in ${applicationName}";"#,
      "App/de.lproj/AppShortcuts.strings": #""PLAY_IN_${applicationName}" = "Spiele in ${applicationName}";"#,
    ])
    for words in [
      "list App", "list --format markdown App", "list --format json App", "preview App", "strings --say App",
    ] {
      let output = try folder.run(words).output
      #expect(output.contains("Play music in ") && !output.contains("PLAY"), "\(words): \(output.suffix(2_000))")
    }
  }

  /// A build adds new phrases of the code to the table.
  @Test(arguments: ["list", "preview"]) func newPhrasesAreShownBeforeTheTableHasThem(command: String) throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "App/A.swift": Self.app(#"Play in \(.applicationName)"#, #"Listen with \(.applicationName)"#),
      "App/AppShortcuts.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Play in ${applicationName}": {"localizations": {
        "en": {"stringSet": {"state": "new", "values": ["Play in ${applicationName}"]}}}}}}
      """#,
    ])
    let output = try folder.run("\(command) App").output
    #expect(output.contains(command == "list" ? "2 phrases" : "Listen with "), "\(output)")
  }

  // MARK: Variables and forms

  private static let notes = #"""
    import AppIntents
    struct Note: AppEntity {
      static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "note-name")
      static let defaultQuery = NoteQuery()
      var id: String
      var displayRepresentation: DisplayRepresentation { "\(id)" }
    }
    struct NoteQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Note] { [] }
    }
    struct OpenNote: AppIntent {
      static let title: LocalizedStringResource = "note-name"
      @Parameter(title: "note-name") var note: Note
    }
    """#

  private static let rules = """
    <plist version="1.0"><dict><key>note-name</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
    <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>Memo</string><key>other</key><string>Memos</string></dict></dict></dict></plist>
    """

  private static let variations = #"""
    "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "Memo" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "Memos" } },
      "zero" : { "stringUnit" : { "state" : "translated", "value" : "No memo" } } }
    """#

  private static func catalog(_ localization: String) -> String {
    #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : { "note-name" : { "localizations" : { "en" : { \#(localization) } } } } }"#
  }

  static let tables = [
    ("en.lproj/Localizable.stringsdict", rules),
    ("Localizable.xcstrings", catalog(#""variations" : { \#(variations) }"#)),
    (
      "Localizable.xcstrings",
      catalog(
        #""stringUnit" : { "state" : "translated", "value" : "%#@v@" }, "substitutions" : { "v" : { "variations" : { \#(variations) } } }"#
      )
    ),
  ]

  /// `diff` called the move of a text to a table with plural forms a change of the text.
  @Test(arguments: tables)
  func theTextOfFormsIsThatOfAllOtherNumbers(path: String, table: String) throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "old/A.swift": Self.notes, "old/en.lproj/Localizable.strings": "\"note-name\" = \"Memos\";",
      "App/A.swift": Self.notes, "App/\(path)": table,
    ])
    for words in [
      "preview App", "preview --locale en App", "tools App", "tools --locale en App", "list App",
      "list --format markdown App", "extract --localized App",
    ] {
      let output = try folder.run(words).output
      #expect(output.contains("Memos") && !output.contains("%#@"), "\(words): \(output.suffix(2_000))")
      #expect(!output.contains("No memo"), "\(words): \(output.suffix(2_000))")
    }
    let diff = try folder.run("diff old App").output
    #expect(!diff.contains("Memo"), "\(diff)")
  }

  private func shown(_ localization: String) throws -> String? {
    let catalog = try readCatalog(path: "Localizable.xcstrings", bytes: Array(Self.catalog(localization).utf8))
    let texts = try #require(catalog.entry("note-name")?.localization("en")?.texts)
    return Array(texts).shown
  }

  private func unit(_ value: String) -> String { #""stringUnit" : { "state" : "translated", "value" : "\#(value)" }"# }

  @Test func variablesAreReplacedByTheirTexts() throws {
    func substitutions(_ texts: KeyValuePairs<String, String>) -> String {
      #", "substitutions" : { \#(texts.map { "\"\($0)\" : { \(unit($1)) }" }.joined(separator: ", ")) }"#
    }
    let two = substitutions(["a": "%arg books", "b": "in %2$#@c@", "c": "%arg shelves"])
    #expect(try shown(unit("%1$#@a@ %#@b@") + two) == "%arg books in %arg shelves")
    #expect(try shown(unit("100% of %@, #@a@") + two) == "100% of %@, #@a@")
    #expect(try shown(unit("%#@unknown@") + two) == "%#@unknown@")
    #expect(try shown(unit("%#@a") + two) == "%#@a")
    // A variable that names itself has no text.
    #expect(try shown(unit("%#@a@") + substitutions(["a": "%#@a@"])) == "%#@a@")
    #expect(try shown(unit("%#@a@") + substitutions(["a": "x%#@a@"]))?.hasPrefix("xx") == true)
  }

  /// The last form counts if none is for all others.
  @Test func formsOfDevicesAndNumbers() throws {
    func forms(_ kind: String, _ texts: KeyValuePairs<String, String>) -> String {
      #""variations" : { "\#(kind)" : { \#(texts.map { "\"\($0)\" : { \($1) }" }.joined(separator: ", ")) } }"#
    }
    let numbers = forms("plural", ["other": unit("Tap them"), "zero": unit("Tap nothing")])
    #expect(try shown(forms("device", ["other": numbers, "mac": unit("Click")])) == "Tap them")
    #expect(try shown(forms("device", ["ipad": unit("Tap"), "mac": unit("Click")])) == "Click")
  }
}
