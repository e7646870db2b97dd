import Foundation
@testable import IntentLocalization
import Testing

@testable import IntentScans
@testable import intentscan

/// `lint` with string tables: which are read, what is said of one with an error, and what `--fix` writes.
@Suite struct LintedTableTests {
  private static let table = "App/AppShortcuts.xcstrings"
  private static let broken = LocalizedSample.phrases.replacingOccurrences(
    of: "Zeige ein Regal von ${applicationName}", with: "Zeige ein Regal von ${application_name}")

  // MARK: Fixes

  @Test func aFixChangesTheTableAlone() throws {
    let folder = try LocalizedSample.folder(phrases: Self.broken)
    let found = try folder.run("lint App")
    #expect(found.output.contains("\(Self.table):13:"), "\(found.output)")
    #expect(found.output.contains("[localized-phrase-wrong-placeholder]"))
    let dry = try folder.run("lint App --fix --unsafe-fixes --dry-run --only localized-phrase-wrong-placeholder")
    #expect(dry.output.contains("+              \"Zeige ein Regal von ${applicationName}\""), "\(dry.output)")
    #expect(folder.contents(of: Self.table) == Self.broken)
    let fixed = try folder.run("lint App --fix --unsafe-fixes --only localized-phrase-wrong-placeholder")
    #expect(fixed.errors.contains("fixed 1 finding"), "\(fixed.errors)")
    #expect(folder.contents(of: Self.table) == LocalizedSample.phrases)
    #expect(folder.contents(of: "App/Intents.swift") == LocalizedSample.source)
  }

  /// The bytes of a UTF-16 file are others than the tool's, so it is not edited.
  @Test func aFileInUTF16IsReportedAndNotFixed() throws {
    let folder = try LocalizedSample.folder(phrases: nil)
    let path = "App/de.lproj/AppShortcuts.strings", url = URL(filePath: "\(folder.path)/\(path)")
    let text = "\"Open ${shelf} in ${applicationName}\" = \"Öffne ${shelf} in ${application_name}\";\n"
    let bytes = Data([0xFF, 0xFE]) + Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    try bytes.write(to: url)
    let outcome = try folder.run("lint App --fix --unsafe-fixes --only localized-phrase-wrong-placeholder")
    #expect(outcome.output.contains("\(path):1:"), "\(outcome.output)\(outcome.errors)")
    #expect(try Data(contentsOf: url) == bytes)
  }

  // MARK: Files with errors

  @Test(arguments: [
    ("{\"sourceLanguage\" : \"en\",\n  \"strings\" : {", ":2:16: error: "),
    ("{\"sourceLanguage\" : \"en\",\n\"strings\" : {\"a\" : {}, \"a\" : {}}}", ":2:24: error: "),
    ("{\n\"sourceLanguage\" : 1,\"strings\" : {}}", ":2:20: error: "),
    ("{\"sourceLanguage\" : \"en\",\n\"strings\" : {\"a\" : " + String(repeating: "[", count: 5_000), ":2:"),
    ("<<<<<<< HEAD\n", ":1:1: error: "),
  ])
  func aTableWithAnErrorIsOneFinding(text: String, location: String) throws {
    let folder = try LocalizedSample.folder(phrases: text)
    let outcome = try folder.run("lint App --fix --unsafe-fixes")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(Self.table)\(location)"), "\(outcome.output)")
    #expect(outcome.output.components(separatedBy: Self.table).count == 2, "\(outcome.output)")
    #expect(outcome.output.contains("[app-shortcuts-strings-malformed]"))
    #expect(folder.contents(of: Self.table) == text)
  }

  /// Old-style property lists: what no reader of Apple's accepts.
  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";\n", ":2:1: error: "), ("\"a\" = \"b;\n", ":1:7: error: "),
    ("/* no end\n", ":1:1: error: "), (String(repeating: "{", count: 10_000), ":1:"),
  ])
  func aStringsFileWithAnErrorIsOneFinding(text: String, location: String) throws {
    let folder = try LocalizedSample.folder(phrases: nil), path = "App/de.lproj/AppShortcuts.strings"
    try folder.write(text, to: path)
    let outcome = try folder.run("lint App")
    #expect(outcome.output.contains("\(path)\(location)"), "\(outcome.output)")
    #expect(try folder.run("strings --sync").status == 2)
    #expect(folder.contents(of: path) == text)
  }

  // MARK: What is read

  /// An app has tables of interface texts that are larger than all others.
  @Test func tablesThatNoTextNeedsAreNotRead() throws {
    let folder = try LocalizedSample.folder()
    let source = LocalizedSample.source.replacingOccurrences(
      of: "comment: \"The intent that searches\"", with: "table: \"Intents\"")
    try folder.write(source, to: "App/Intents.swift")
    var read: [String] = []
    let paths = [
      "App/AppShortcuts.xcstrings", "App/Localizable.xcstrings", "App/Intents.xcstrings", "App/Interface.xcstrings",
      "App/de.lproj/InfoPlist.strings", "App/de.lproj/Main.strings",
    ]
    let plan = TablePlan(files: paths.compactMap { TableFile(path: $0) }, inFolder: "App")
    let scan = try IntentScanPlan.scan(folder, "App")
    let needed = neededStrings(of: scan.bundle)
    _ = Localization(plan, needed, tables: Localization.tables(for: needed)) { file in
      read.append(file.path)
      return nil
    }
    // No wanted table has a text in German: the others tell whether the app has the language.
    #expect(read == paths.filter { $0 != "App/Interface.xcstrings" })
    // Nor does one with an error matter.
    for path in paths.dropFirst(3) { try folder.write("{ no table", to: path) }
    let outcome = try folder.run("lint App --notes")
    #expect(!outcome.output.contains("Interface") && !outcome.output.contains("Main"), "\(outcome.output)")
    #expect(try folder.run("strings --sync --dry-run App").errors.contains("Interface") == false)
  }

  /// An app without App Intents needs none at all.
  @Test func withoutTextsNothingIsRead() {
    var read: [String] = []
    let plan = TablePlan(
      files: ["AppShortcuts.xcstrings", "Localizable.xcstrings"].compactMap { TableFile(path: $0) }, inFolder: ".")
    _ = Localization(plan, NeededStrings(), tables: Localization.tables(for: NeededStrings())) { file in
      read.append(file.path)
      return nil
    }
    #expect(read.isEmpty)
  }

  /// `list` shows the texts of the source, and runs rules that read phrases.
  @Test func otherLanguagesThanThatOfTheSourceAreNotRead() throws {
    func catalog(_ key: String) -> String {
      """
      {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {
        "de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "} \\" {{"}}}}},
        "en": {"stringUnit": {"value": "A"}}}}}, "version": "1.0"}
      """
    }
    let files = [
      "AppShortcuts.xcstrings": catalog("phrase"), "Localizable.xcstrings": catalog("text"),
      "de.lproj/Localizable.strings": "\"a\" = \"b\";", "en.lproj/Localizable.strings": "\"a\" = \"b\";",
    ]
    let paths = files.keys.sorted() + ["fr.lproj/Localizable.strings"]
    var plan = TablePlan(files: paths.compactMap { TableFile(path: $0) }, inFolder: ".")
    plan.developmentRegion = "en"
    func localization(_ files: [String: String]) -> (Localization, read: [String]) {
      var read: [String] = []
      let localization = Localization(
        plan, NeededStrings(), tables: ["AppShortcuts", "Localizable"], languages: .source,
        isThere: { files[$0.path] != nil }
      ) { file in
        read.append(file.path)
        return files[file.path].map { Array($0.utf8) }
      }
      return (localization, read)
    }
    let (found, read) = localization(files)
    #expect(read == paths.filter { !$0.hasPrefix("de") } && found.languages == .source)
    func texts(_ number: Int, _ key: String, _ locale: String) -> [String]? {
      found.tables[number]?.catalog?.entry(key)?.localization(locale)?.texts.map(\.value)
    }
    #expect(texts(0, "phrase", "de") == ["} \" {{"] && texts(0, "phrase", "en") == ["A"])
    #expect(texts(1, "text", "de") == nil && texts(1, "text", "en") == ["A"])
    // A file that is not there is known as such.
    #expect(found.tables[2] == nil && found.tables[4]?.catalog == nil && found.tables[4] != nil)

    // A table with an error may be the one that has the texts of the source, so all are read.
    let (all, _) = localization(files.merging(["en.lproj/Localizable.strings": "\"a\""]) { $1 })
    #expect(all.languages == .all && all.tables[2]?.catalog != nil)
    #expect(all.tables[1]?.catalog?.entry("text")?.localization("de")?.texts.count == 1)
  }

  /// A template's folder for a language has tables without entries; its language is none of the app's.
  @Test(arguments: [
    ("", true), ("/* \"a\" = \"b\"; */\n", true), ("/*/ \"a\" */ ", true), ("// \"a\" = \"b\";\n", true), ("{}", true),
    ("\"a\" = \"b\";", false), ("\n/* \"x\" */ /**/\n\"a\" = \"b\";", false), ("a = b;", false),
    ("{\"a\" = \"b\";}", false),
    ("/* \(String(repeating: "x", count: 5_000)) */ \"a\" = \"b\";", false), ("\"no end", false), ("/* no end", false),
    ("<?xml version=\"1.0\"?><plist><dict/></plist>", true),
    ("<?xml version=\"1.0\"?><plist><dict><!-- <key>a</key> --></dict></plist>", true),
    ("<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>", false),
    ("<plist><dict><key>a</key><string>b</string></dict></plist>", false),
  ])
  func aTableWithoutEntriesTellsNoLanguage(text: String, isEmpty: Bool) {
    let paths = ["de.lproj/Main.strings", "en.lproj/Localizable.strings"]
    let plan = TablePlan(files: paths.compactMap { TableFile(path: $0) }, inFolder: ".")
    let localization = Localization(plan, NeededStrings(), tables: ["Localizable"]) { file in
      Array((file.locale == "de" ? text : "\"a\" = \"b\";").utf8)
    }
    #expect(localization.emptyLanguages == (isEmpty ? ["de"] : []))
  }
}

/// A scan of a folder as the commands make it.
private enum IntentScanPlan {
  static func scan(_ folder: CommandFolder, _ path: String) throws -> Scan {
    let request = ScanRequest(paths: [path])
    let plan = try ScanPlan(request, nil, ScanOptions(), .init(), in: folder.fileSystem)
    var timings = StageTimings()
    return try #require(plan.scan(in: folder.fileSystem, timings: &timings).first)
  }
}
