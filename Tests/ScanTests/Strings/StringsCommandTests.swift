import Foundation
@testable import DocumentFormats
import Testing

/// The views of translations in `intentscan strings`.
@Suite struct StringsCommandTests {
  /// The output of each way to show them, in `Fixtures/rendered/strings.txt`.
  /// A catalog has its languages itself, also in the folder of one language.
  @Test(arguments: ["strings .", "lint .", "list .", "preview . -o page.html"])
  func aCatalogInAFolderOfALanguage(words: String) throws {
    func text(_ locale: String) -> String { #""\#(locale)": {"stringUnit": {"state": "translated", "value": "X"}}"# }
    let folder = try CommandFolder([
      "A.swift": intent("Open"),
      "de.lproj/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Open": {"localizations": {\(text("de")), \(text("fr"))}}}, "version": "1.0"}
      """,
    ])
    #expect(try folder.run(words).status < 2)
    #expect(try folder.run("strings .").output.contains("fr"))
  }

  @Test func everyViewOfASmallApp() throws {
    var text = ""
    let folder = try LocalizedSample.folder()
    for options in [
      "", "--format json", "--keys", "--keys --format json", "--say --locale de", "--say --locale fr",
      "--say --locale de --format json", "--sync --dry-run", "--sync", "--sync", "", "--languages de,ja --color always",
      "--export csv --locale de", "--export xliff --locale de", "--export md --locale fr",
    ] {
      let command = "strings App" + (options.isEmpty ? "" : " " + options), outcome = try folder.run(command)
      text += "$ intentscan \(command)\n\(outcome.output)\(outcome.errors)exit status \(outcome.status)\n\n"
    }
    let broken = try LocalizedSample.folder(texts: "{\n  \"strings\" : []\n}")
    let without = try CommandFolder([".git/HEAD": "", "App/Intents.swift": intent("Open")])
    for (folder, command) in [
      (broken, "extract App --localized -o bundle.json"), (without, "extract App --localized -o bundle.json"),
      (broken, "diff App App"), (without, "extract App --localized --format appintents -o out"),
    ] {
      let outcome = try folder.run(command)
      text += "$ intentscan \(command)\n\(outcome.output)\(outcome.errors)exit status \(outcome.status)\n\n"
    }
    try expectGolden(text, "strings.txt")
  }

  /// The names that Info.plist gives an app, in the language.
  @Test func theNamesOfTheAppAreThoseOfTheLanguage() throws {
    let folder = try LocalizedSample.project()
    try folder.write(LocalizedSample.phrases, to: "App/AppShortcuts.xcstrings")
    let german = try folder.run("strings --say --locale de").output
    #expect(german.contains("    Öffne Gelesen in Bücherei\n"))
    #expect(german.contains("people can also call the app 'Bibliothek', 'Bookshop'"))
    #expect(try folder.run("strings --say --locale en").output.contains("    Open Read in Library\n"))
  }

  /// One language of a variant of the source's needs no texts; a variant of a translated one has that one's.
  @Test func variantsInherit() throws {
    let folder = try LocalizedSample.project(languages: ["en", "en-GB", "de-AT"])
    try folder.write(LocalizedSample.phrases, to: "App/AppShortcuts.xcstrings")
    let json = try parseJSON(Array(try folder.run("strings --format json").output.utf8))
    let rows = json["apps"]?.array?.first?["languages"]?.array ?? []
    func missing(_ language: String) -> Int? {
      rows.first { $0["language"]?.string == language }?["phrases"]?["missing"]?.int
    }
    #expect(missing("en-GB") == 0)
    // The phrase of 'FindBook' has no entry at all.
    #expect(missing("de-AT") == 1)
  }

  /// 'lint' counts fewer languages than the table has rows, and the table says why.
  @Test func languagesThatSiriDoesNotSpeakAreNamed() throws {
    let folder = try LocalizedSample.folder()
    let output = try folder.run("strings App --languages de,pl,fr").output
    #expect(
      output.contains("note: phrases in pl are not asked for by 'lint': Siri does not speak the language\n"),
      "\(output)")
    #expect(try folder.run("strings App").output.contains("Siri does not speak") == false)
  }

  /// The languages of the configuration are those that the app ships.
  @Test func theConfigurationNamesTheLanguages() throws {
    let folder = try LocalizedSample.folder()
    try folder.write(#"{"locales": ["en", "ja"]}"#, to: ".intentscan.json")
    let output = try folder.run("strings").output
    #expect(output.contains("\n  ja  2 missing") && !output.contains("\n  de "), "\(output)")
    #expect(try folder.run("strings --languages de").output.contains("\n  de  1 missing"))
  }

  @Test(arguments: [
    ("strings --export csv", "'--export' needs '--locale <language>'"),
    ("strings --keys --sync", "'--keys' cannot be combined with '--sync'"),
    ("strings --prune", "'--prune' needs '--sync'"),
    ("strings --dry-run", "'--dry-run' needs '--sync' or '--import'"),
  ])
  func wrongCombinations(command: String, message: String) throws {
    let outcome = try LocalizedSample.folder().run(command)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: \(message)"), "\(outcome.errors)")
  }
}
