import Foundation
@testable import IntentLocalization
import Testing

/// The promises of `strings --sync`: each test is one promise, on files.
@Suite struct SyncCommandTests {
  private static let table = "App/AppShortcuts.xcstrings"

  private static func source(_ edits: (String, String)...) -> String {
    edits.reduce(LocalizedSample.source) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// All texts of languages other than English, sorted.
  private func translations(_ folder: CommandFolder, _ path: String = table) throws -> [String] {
    let catalog = try readCatalog(path: path, bytes: Array(try #require(folder.contents(of: path)).utf8))
    return catalog.entries.flatMap { entry in
      entry.localizations.filter { $0.locale != "en" }.flatMap { localization in
        localization.texts.map { "\(localization.locale): \($0.value)" }
      }
    }.sorted()
  }

  // MARK: 1. A translated text is never changed, dropped or invented

  @Test func translationsStay() throws {
    for edit in [
      // A phrase less, another first phrase, no App Shortcut, another intent.
      (#", "Show a shelf of \(.applicationName)""#, ""),
      (#""Open \(\.$shelf) in \(.applicationName)", "#, ""),
      (#""Open \(\.$shelf) in \(.applicationName)", "Show a shelf"#, #""Show the shelves"#),
      (#""Find \(\.$text) in"#, #""Show a shelf of \(.applicationName)", "Find \(\.$text) in"#),
    ] {
      let folder = try LocalizedSample.folder(source: Self.source(edit))
      let before = try translations(folder)
      #expect(try folder.run("strings --sync --prune").status == 0)
      #expect(try translations(folder) == before, "\(edit)")
      #expect(try translations(folder, "App/Localizable.xcstrings").count == 5)
    }
  }

  // MARK: 2. Xcode's form

  @Test func newEntriesAreWrittenAsXcodeWritesThem() throws {
    let folder = try LocalizedSample.folder()
    _ = try folder.run("strings --sync")
    let text = try #require(folder.contents(of: Self.table))
    #expect(
      text.contains(
        #"""
          "strings" : {
            "Find ${text} in ${applicationName}" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Find ${text} in ${applicationName}"
                    ]
                  }
                }
              }
            },
            "Open ${shelf} in ${applicationName}" : {
        """#))
    #expect(!text.hasSuffix("\n"))
    let texts = try #require(folder.contents(of: "App/Localizable.xcstrings"))
    #expect(
      texts.contains(
        #"""
            "find.title" : {
              "comment" : "The intent that searches",
              "extractionState" : "extracted_with_value",
        """#))
    #expect(texts.contains("    \"Open ${shelf}\" : {\n\n    },\n"))
  }

  // MARK: 3. What Xcode would lose

  @Test func translationsOfARewordedFirstPhraseAreKept() throws {
    let folder = try LocalizedSample.folder(
      source: Self.source((#""Open \(\.$shelf) in"#, #""Open my \(\.$shelf) in"#)))
    let outcome = try folder.run("strings --sync")
    #expect(
      outcome.output.contains(
        "renamed 'Open ${shelf} in ${applicationName}' to 'Open my ${shelf} in ${applicationName}': "
          + "the translations are kept, which Xcode would have left in the old entry"))
    let catalog = try readCatalog(path: Self.table, bytes: Array((folder.contents(of: Self.table) ?? "").utf8))
    let german = try #require(catalog.entry("Open my ${shelf} in ${applicationName}")?.localization("de"))
    #expect(german.texts.map(\.value).count == 3)
    #expect(german.texts.allSatisfy { $0.state == .needsReview })
  }

  // MARK: 4. Nothing to do changes nothing

  @Test func theSecondRunTouchesNoFile() throws {
    let folder = try LocalizedSample.folder()
    _ = try folder.run("strings --sync")
    func state() throws -> [String] {
      try [Self.table, "App/Localizable.xcstrings"].map { name in
        let facts = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
        return "\(facts[.systemFileNumber] ?? "") \(facts[.modificationDate] ?? "") \(folder.contents(of: name) ?? "")"
      }
    }
    let before = try state()
    let outcome = try folder.run("strings --sync")
    #expect(outcome.output.hasSuffix("the string tables are up to date\n"))
    #expect(try state() == before)
    #expect(try folder.run("strings --sync --dry-run").status == 0)
  }

  // MARK: 5. What cannot be known is listed

  @Test func unreadableTextsAreListedAndNothingBecomesStale() throws {
    let folder = try LocalizedSample.folder(
      source: Self.source(
        (
          #"phrases: ["Open \(\.$shelf) in \(.applicationName)", "Show a shelf of \(.applicationName)"]"#,
          "phrases: list"
        )))
    let outcome = try folder.run("strings --sync")
    #expect(outcome.output.contains("the phrases of the App Shortcut for 'OpenShelf' cannot be read: 'list'"))
    #expect(folder.contents(of: Self.table)?.contains("stale") == false)
  }

  /// An app of which only a part is read may use what that part does not.
  @Test func aPartOfAProjectMakesNothingStale() throws {
    let folder = try LocalizedSample.project()
    try folder.write(LocalizedSample.phrases, to: Self.table)
    try folder.write("import AppIntents\n" + intent("Other"), to: "App/Other/Other.swift")
    _ = try folder.run("strings --sync App/Other")
    #expect(folder.contents(of: Self.table)?.contains("stale") == false)
  }

  // MARK: 6. As a whole or not at all

  @Test(arguments: [
    ("{\"sourceLanguage\" : \"en\",\n  \"strings\" : {", ":2:16: error:"),
    (
      "{\"sourceLanguage\" : \"en\",\n\"strings\" : {\"a\" : {}, \"a\" : {}}}", ":2:24: error: the key 'a' occurs twice"
    ),
    ("{\"sourceLanguage\" : \"en\",\n\"strings\" : []}", ":2:13: error:"),
    ("{\n\"sourceLanguage\" : 1,\"strings\" : {}}", ":2:20: error:"),
    (
      "{\"sourceLanguage\" : \"en\",\n\"strings\" : {\"a\" : " + String(repeating: "{\"b\" : ", count: 1_000),
      ":2:455: error: nested deeper than 64 levels"
    ),
    ("<<<<<<< HEAD\n", ":1:1: error: the file has an unresolved merge conflict"),
  ])
  func aFileWithAnErrorStays(text: String, message: String) throws {
    let folder = try LocalizedSample.folder(phrases: text)
    let outcome = try folder.run("strings --sync")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(Self.table)\(message)"), "\(outcome.errors)")
    #expect(folder.contents(of: Self.table) == text)
    // The other table is brought up to the source.
    #expect(outcome.output.contains("added 'find.title'"))
  }

  /// Two bytes for a character, or bytes that are not text at all.
  @Test(arguments: [
    ([0xFF, 0xFE, 0x7B, 0x00] as [UInt8], ":1:1: error: the file is UTF-16, but a string catalog must be UTF-8"),
    (Array("{\n\"sourceLanguage\" : \"e".utf8) + [0xE9] + Array("\"}".utf8), ":2:22: error:"),
    (Array("bplist00".utf8), ":1:1: error:"),
  ])
  func aFileInAnotherEncodingStays(bytes: [UInt8], message: String) throws {
    let folder = try LocalizedSample.folder(), path = "\(folder.path)/\(Self.table)"
    try Data(bytes).write(to: URL(filePath: path))
    let outcome = try folder.run("strings --sync")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(Self.table)\(message)"), "\(outcome.errors)")
    #expect(FileManager.default.contents(atPath: path) == Data(bytes))
  }

  @Test func aTableThatNoTargetIncludesIsNotReplaced() throws {
    let folder = try StringsMessageTests.excluded()
    let outcome = try folder.run("strings --sync")
    #expect(
      outcome.output.contains("note: 'App/AppShortcuts.xcstrings' exists, but the target 'App' does not include it"),
      "\(outcome.output)\(outcome.errors)")
    #expect(folder.contents(of: Self.table) == "{}")
  }

  @Test func aDryRunPrintsADiffAndWritesNothing() throws {
    let folder = try LocalizedSample.folder()
    let outcome = try folder.run("strings --sync --dry-run")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("--- a/\(Self.table)\n+++ b/\(Self.table)\n@@ -1,6 +1,19 @@\n"))
    #expect(outcome.errors.hasSuffix("would change 2 files\n"))
    #expect(folder.contents(of: Self.table) == LocalizedSample.phrases)
  }

  /// The new contents are written to another file first, so a folder that takes none leaves the old one.
  @Test func aFolderThatTakesNoFileKeepsTheOldOne() throws {
    guard getuid() != 0 else { return }
    let folder = try LocalizedSample.folder()
    try folder.setMode(0o555, of: "App")
    let outcome = try folder.run("strings --sync")
    try folder.setMode(0o755, of: "App")
    #expect(outcome.status == 2)
    #expect(folder.contents(of: Self.table) == LocalizedSample.phrases)
  }

  // MARK: New tables

  @Test func anAppWithTwoLanguagesGetsATableOfPhrases() throws {
    let folder = try LocalizedSample.project()
    let outcome = try folder.run("strings --sync")
    #expect(outcome.output.contains("App/AppShortcuts.xcstrings (new)"), "\(outcome.output)\(outcome.errors)")
    #expect(folder.contents(of: Self.table)?.contains("\"Find ${text} in ${applicationName}\"") == true)
    #expect(try folder.run("strings --sync").output.hasSuffix("the string tables are up to date\n"))
  }

  /// Before iOS 17 the system reads only `.strings`.
  @Test func anAppForIOS16GetsAStringsFile() throws {
    let folder = try LocalizedSample.project(deploymentTarget: "16.0")
    _ = try folder.run("strings --sync")
    #expect(
      folder.contents(of: "App/en.lproj/AppShortcuts.strings") == """
        "Open ${shelf} in ${applicationName}" = "Open ${shelf} in ${applicationName}";
        "Show a shelf of ${applicationName}" = "Show a shelf of ${applicationName}";
        "Find ${text} in ${applicationName}" = "Find ${text} in ${applicationName}";

        """)
  }

  /// Widgets that compile the file of the provider need no table of their own: Siri looks in the app.
  @Test func widgetsThatShareTheProviderGetNone() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": twoTargets, "Shared/Intents.swift": LocalizedSample.source,
      "Trips/Localizable.xcstrings": LocalizedSample.texts, "Widgets/Localizable.xcstrings": LocalizedSample.texts,
      "Widgets/Info.plist": widgetInfo,
    ])
    let outcome = try folder.run("strings --sync")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.contents(of: "Trips/AppShortcuts.xcstrings") != nil, "\(outcome.output)")
    #expect(folder.contents(of: "Widgets/AppShortcuts.xcstrings") == nil, "\(outcome.output)")
    #expect(try folder.run("strings --sync").output.hasSuffix("the string tables are up to date\n"))
  }

  @Test func anAppWithOneLanguageGetsNone() throws {
    let folder = try CommandFolder([".git/HEAD": "", "App/Intents.swift": LocalizedSample.source])
    #expect(try folder.run("strings --sync").output.contains("the string tables are up to date"))
    #expect(folder.contents(of: Self.table) == nil)
  }

  /// Languages that the user names, and no table at all: what '--sync' promises is there to translate.
  @Test(arguments: [true, false])
  func anAppWithoutTablesGetsThemAll(hasOtherTable: Bool) throws {
    let folder = try LocalizedSample.project(languages: ["en", "Base"])
    for path in ["App/Localizable.xcstrings", "App/de.lproj"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    }
    // The format is that of the app's tables.
    if hasOtherTable { try folder.write("\"Other\" = \"Other\";\n", to: "App/en.lproj/Other.strings") }
    let path = hasOtherTable ? "App/en.lproj/Localizable.strings" : "App/Localizable.xcstrings"
    // One language needs no table, and the remedy is said.
    let single = try folder.run("strings --sync").output
    #expect(single.contains("needs no table 'Localizable'") && single.contains("--sync --languages en,de"), "\(single)")
    #expect(
      try folder.run("strings --languages en,de").output.contains("'intentscan strings --sync' creates the table"))
    let outcome = try folder.run("strings --sync --languages en,de")
    #expect(outcome.status == 0 && outcome.output.contains("\(path) (new)"), "\(outcome.output)\(outcome.errors)")
    // A language without a '.strings' file of its own has nothing to export.
    if hasOtherTable { return }
    let rows = try folder.run("strings --export csv --locale de --languages en,de").output
    #expect(rows.contains("\(path),find.title,,Find Book,"), "\(rows)")
  }

  /// Xcode refuses a catalog next to a `.strings` or `.stringsdict` file of the same table, in whatever language.
  @Test(arguments: [
    ("App/en.lproj/Localizable.stringsdict", "App/en.lproj/Localizable.strings"),
    ("App/Base.lproj/Localizable.stringsdict", "App/Base.lproj/Localizable.strings"),
    ("App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings"),
  ])
  func aTableWithOtherFilesGetsAStringsFile(existing: String, new: String) throws {
    let folder = try LocalizedSample.project()
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Localizable.xcstrings")
    try folder.write(existing.hasSuffix("dict") ? Self.plural : "\"Shelf\" = \"Regal\";\n", to: existing)
    let outcome = try folder.run("strings --sync")
    #expect(outcome.output.contains("\(new) (new)"), "\(outcome.output)\(outcome.errors)")
    #expect(folder.contents(of: "App/Localizable.xcstrings") == nil)
    let text = try #require(folder.contents(of: new))
    #expect(text.contains("\"find.title\" = \"Find Book\";"), "\(text)")
    // The text that the dictionary of the source's language has is not added.
    #expect(text.contains("\"Shelf\"") == existing.hasSuffix("strings"), "\(text)")
    #expect(try folder.run("strings --sync").output.hasSuffix("the string tables are up to date\n"))
  }

  /// A `.strings` file of the source's language exists: it does not get what the dictionary next to it has.
  @Test func aTextOfADictionaryIsNotAdded() throws {
    let folder = try LocalizedSample.project()
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Localizable.xcstrings")
    try folder.write(Self.plural, to: "App/en.lproj/Localizable.stringsdict")
    try folder.write("\"Read\" = \"Read\";\n", to: "App/en.lproj/Localizable.strings")
    _ = try folder.run("strings --sync")
    let text = try #require(folder.contents(of: "App/en.lproj/Localizable.strings"))
    #expect(text.contains("\"find.title\"") && !text.contains("\"Shelf\""), "\(text)")
  }

  /// The source's texts need no file if another language has them all.
  @Test func phrasesOfAnotherLanguageAreNoMissingTable() throws {
    let folder = try LocalizedSample.project(), path = "App/en.lproj/AppShortcuts.strings"
    let phrases = ["Open ${shelf} in ${applicationName}", "Show a shelf of ${applicationName}"]
    let german = phrases.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    try folder.write(
      german + "\"Find ${text} in ${applicationName}\" = \"X\";\n", to: "App/de.lproj/AppShortcuts.strings")
    _ = try folder.run("strings --sync")
    #expect(folder.contents(of: path) == nil)
    try folder.write(german, to: "App/de.lproj/AppShortcuts.strings")
    _ = try folder.run("strings --sync")
    #expect(folder.contents(of: path)?.contains("\"Find ${text} in ${applicationName}\"") == true)
    #expect(folder.contents(of: Self.table) == nil)
  }

  private static let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>Shelf</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>Shelf</string><key>other</key><string>Shelves</string></dict></dict></dict></plist>
    """

  @Test func oneEntryForEachPhraseOnRequest() throws {
    let folder = try LocalizedSample.project()
    _ = try folder.run("strings --sync --form unit")
    #expect(folder.contents(of: Self.table)?.contains("\"Show a shelf of ${applicationName}\" : {\n\n    }") == true)
  }
}
