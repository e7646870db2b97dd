import Foundation
@testable import IntentLocalization
import Testing

/// The round trip of a translator: what `--export` writes, `--import` reads.
@Suite struct ExchangeCommandTests {
  private static let table = "App/AppShortcuts.xcstrings"

  private func folder() throws -> CommandFolder {
    let folder = try LocalizedSample.folder()
    #expect(try folder.run("strings App --sync").status == 0)
    return folder
  }

  /// The texts of each entry in German.
  private func german(_ folder: CommandFolder, _ path: String) throws -> [String: [String]] {
    let catalog = try readCatalog(path: path, bytes: Array((folder.contents(of: path) ?? "").utf8))
    return catalog.entries.reduce(into: [:]) { texts, entry in
      texts[entry.key] = entry.localization("de")?.texts.map(\.value)
    }
  }

  @Test(arguments: ["csv", "xliff"])
  func nothingChangesIfNothingWasTranslated(format: String) throws {
    let folder = try folder()
    let before = [folder.contents(of: Self.table), folder.contents(of: "App/Localizable.xcstrings")]
    #expect(try folder.run("strings App --export \(format) --locale de -o sheet").status == 0)
    let outcome = try folder.run("strings App --import sheet")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "imported 0 texts into 0 files\n")
    #expect([folder.contents(of: Self.table), folder.contents(of: "App/Localizable.xcstrings")] == before)
  }

  /// A text of a machine is not confirmed because a file with it was written and read.
  @Test(arguments: ["csv", "xliff"], ["machine_translated", "needs_review", "stale", "translated", "new"])
  func statesStayIfNothingWasTranslated(format: String, state: String) throws {
    let folder = try folder()
    for path in [Self.table, "App/Localizable.xcstrings"] {
      let text = try #require(folder.contents(of: path))
      try folder.write(text.replacing("\"translated\"", with: "\"\(state)\""), to: path)
    }
    let before = [folder.contents(of: Self.table), folder.contents(of: "App/Localizable.xcstrings")]
    #expect(try folder.run("strings App --export \(format) --locale de -o sheet").status == 0)
    #expect(try folder.run("strings App --import sheet").errors == "imported 0 texts into 0 files\n")
    #expect([folder.contents(of: Self.table), folder.contents(of: "App/Localizable.xcstrings")] == before)
  }

  @Test(arguments: ["csv", "xliff"])
  func translatedTextsAreTakenAndOthersStay(format: String) throws {
    let folder = try folder()
    _ = try folder.run("strings App --export \(format) --locale de -o sheet")
    var sheet = try TranslationSheet(bytes: Array((folder.contents(of: "sheet") ?? "").utf8), format)
    for index in sheet.rows.indices {
      switch sheet.rows[index].key {
      case "To Read": sheet.rows[index].target = "Noch zu lesen, \"bald\"\n<&>"
      case "Find ${text} in ${applicationName}": sheet.rows[index].target = "Finde ${text} in ${applicationName}"
      default: break
      }
    }
    try folder.write(sheet.text(format), to: "sheet")
    let phrases = try german(folder, Self.table)
    let outcome = try folder.run("strings App --import sheet")
    #expect(outcome.errors == "imported 2 texts into 2 files\n")
    #expect(try german(folder, "App/Localizable.xcstrings")["To Read"] == ["Noch zu lesen, \"bald\"\n<&>"])
    var expected = phrases
    expected["Find ${text} in ${applicationName}"] = ["Finde ${text} in ${applicationName}"]
    #expect(try german(folder, Self.table) == expected)
    #expect(try folder.run("strings App --import sheet").errors == "imported 0 texts into 0 files\n")
  }

  /// A language may have more phrases than the source.
  /// Spreadsheets of old write lines that end with CR alone.
  @Test(arguments: ["\n", "\r\n", "\r"]) func linesMayEndInAnyWay(lineBreak: String) throws {
    let folder = try folder(), key = "Open ${shelf} in ${applicationName}"
    let lines = [
      "language;file;key;number;target", "de;\(Self.table);\(key);2;${applicationName}: ${shelf}",
    ]
    try folder.write(lines.joined(separator: lineBreak) + lineBreak, to: "more.csv")
    #expect(try folder.run("strings App --import more.csv").errors == "imported 1 text into 1 file\n")
  }

  @Test func aPhraseMayBeAdded() throws {
    let folder = try folder(), key = "Open ${shelf} in ${applicationName}"
    try folder.write(
      """
      language;file;key;number;target
      de;\(Self.table);\(key);;Mach ${shelf} in ${applicationName} auf
      de;\(Self.table);\(key);2;${applicationName}: ${shelf}
      """, to: "more.csv")
    #expect(try folder.run("strings App --import more.csv").errors == "imported 2 texts into 1 file\n")
    #expect(
      try german(folder, Self.table)[key] == [
        "Öffne ${shelf} in ${applicationName}", "${applicationName}: ${shelf}",
        "Zeige ein Regal von ${applicationName}", "Mach ${shelf} in ${applicationName} auf",
      ])
  }

  /// Each phrase of a language that had none arrives, in the order of the file's numbers.
  @Test func aPhraseMayBeAddedToNewOnes() throws {
    let folder = try folder(), key = "Find ${text} in ${applicationName}"
    #expect(try folder.run("strings App --sync").status == 0)
    try folder.write(
      """
      language;file;key;number;target
      de;\(Self.table);\(key);;Suche ${text} in ${applicationName}
      de;\(Self.table);\(key);1;Finde ${text} in ${applicationName}
      """, to: "more.csv")
    #expect(try folder.run("strings App --import more.csv").errors == "imported 2 texts into 1 file\n")
    #expect(
      try german(folder, Self.table)[key] == [
        "Finde ${text} in ${applicationName}", "Suche ${text} in ${applicationName}",
      ])
    #expect(try folder.run("strings App --import more.csv").errors == "imported 0 texts into 0 files\n")
  }

  // MARK: What is refused

  @Test(arguments: [
    (
      "Open ${shelf} in ${applicationName}", "Öffne ${shelf}",
      "the phrase lacks ${applicationName}, so Siri never matches it"
    ),
    (
      "Open ${shelf} in ${applicationName}", "${applicationName} in ${applicationName}",
      "the phrase has ${applicationName} 2 times; Siri needs it exactly once"
    ),
    (
      "Open ${shelf} in ${applicationName}", "Öffne ${Regal} in ${applicationName}",
      "${Regal} is not a token of the source; it has ${applicationName}, ${shelf}"
    ),
    (
      "Open ${shelf} in ${applicationName}", "Öffne \\(.applicationName)",
      "'\\(' is Swift; a translation has tokens such as ${applicationName}"
    ),
  ])
  func brokenTokensAreRefusedWithTheirLine(key: String, target: String, message: String) throws {
    let folder = try folder(), before = folder.contents(of: Self.table)
    try folder.write(
      """
      language,file,key,number,target
      de,App/Localizable.xcstrings,Shelf,,Neues Regal
      de,\(Self.table),\(key),1,\(target)
      """, to: "sheet.csv")
    let outcome = try folder.run("strings App --import sheet.csv")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        sheet.csv:3: error: \(message)
        error: nothing was imported, because 'sheet.csv' has errors

        """)
    #expect(folder.contents(of: Self.table) == before)
    #expect(try german(folder, "App/Localizable.xcstrings")["Shelf"] == ["Regal"])
  }

  @Test(arguments: [
    ("", ":1: error: the file is empty"),
    ("a,b\n", ":1: error: the first line has no column 'language'; it needs language, file, key and target"),
    ("language,file,key,target\nde,App/AppShortcuts.xcstrings\n", ":2: error: the line has 2 of 4 fields"),
    ("language,file,key,target\nde,\"a\n", ":2: error: the quote is not closed"),
    (
      "language,file,key,target\nde,a,b,c\nfr,a,b,c\n",
      ":3: error: the language is 'fr', and 'de' above; a file has one language"
    ),
    ("language,file,key,target\nde,../x.xcstrings,b,c\n", ":2: error: no app here has the table '../x.xcstrings'"),
    (
      "language,file,key,target\nde,App/Localizable.xcstrings,b,c\n",
      ":2: error: 'b' is not in 'Localizable'; 'intentscan strings --sync' adds new texts"
    ),
    (
      "language,file,key,target\nen,App/Localizable.xcstrings,Shelf,c\n",
      ":2: error: 'en' is the language of the source"
    ),
    (
      "language,file,key,target\nde,App/Localizable.xcstrings,Shelf,a\nde,App/Localizable.xcstrings,Shelf,b\n",
      ":3: error: 'Shelf' has one text in 'Localizable'; the file has 2"
    ),
    ("<xliff><file original=\"a\"/></xliff>", ":1: error: the element 'file' needs 'original' and 'target-language'"),
    ("<xliff>\n<file", ":2: error: the tag is not closed"),
    ("<plist/>", ":1: error: expected the element 'xliff', found 'plist'"),
    (
      "<xliff><file original=\"a\" target-language=\"de\"><body><trans-unit id=\"k\">\n<target><g/></target></trans-unit></body></file></xliff>",
      ":2: error: the element 'g' in a text is not read; tokens such as ${applicationName} are plain text"
    ),
  ])
  func aWrongSheetIsRefusedWithItsLine(text: String, message: String) throws {
    let folder = try folder()
    try folder.write(text, to: "sheet.csv")
    let outcome = try folder.run("strings App --import sheet.csv")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("sheet.csv\(message)\n"), "\(outcome.errors)")
  }

  /// The source changed while the text was with the translator.
  @Test func aTextWhoseSourceChangedIsToBeReviewed() throws {
    let folder = try folder()
    try folder.write(
      """
      language,file,key,source,target,state
      de,App/Localizable.xcstrings,find.title,Find a Book,Buch suchen,translated
      de,App/Localizable.xcstrings,Shelf,Shelf,Regal,translated
      """, to: "sheet.csv")
    let outcome = try folder.run("strings App --import sheet.csv")
    #expect(
      outcome.errors == """
        note: 'find.title' changed in the source since the export, so the text is to be reviewed
        imported 1 text into 1 file

        """)
    #expect(
      folder.contents(of: "App/Localizable.xcstrings")?.contains(
        "\"state\" : \"needs_review\",\n            \"value\" : \"Buch suchen\"") == true)
  }

  /// A translator who confirms a text takes its mark away.
  @Test func aConfirmedTextIsTranslated() throws {
    let folder = try folder()
    try folder.write(
      "language,file,key,target,state\nfr,App/Localizable.xcstrings,Open Shelf,Ouvrir l’étagère,translated\n",
      to: "sheet.csv")
    #expect(try folder.run("strings App --import sheet.csv").errors == "imported 1 text into 1 file\n")
    #expect(folder.contents(of: "App/Localizable.xcstrings")?.contains("needs_review") == false)
  }

  @Test func formatSpecifiersMustBeTheSame() {
    var string = Update.string(.title, "%lld of %@")
    #expect(TokenCheck(string).problem(of: "%2$@: %1$lld") == nil)
    #expect(
      TokenCheck(string).problem(of: "%d %@")
        == "the format specifiers are %d, %@, and those of the source %lld, %@")
    string.texts = ["100 %"]
    #expect(TokenCheck(string).problem(of: "100 %") == nil)
  }

  /// Any rows survive both formats.
  @Test func everySheetIsReadAsItWasWritten() throws {
    let pieces = ["a", "\"", ",", ";", "\n", "${x}", "<b>", "&amp;", " ", "é", "|==|", "\t", "'"]
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      func text() -> String {
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
          .joined()
      }
      var sheet = TranslationSheet(sourceLanguage: "en", language: "de")
      for number in 0..<Int.random(in: 1...5, using: &generator) {
        sheet.rows.append(
          .init(file: "a.xcstrings", key: text(), number: number, source: text(), target: text(), state: "translated"))
      }
      for format in ["csv", "xliff"] {
        let read = try TranslationSheet(bytes: Array(sheet.text(format).utf8), format)
        #expect(
          read.rows.map { [$0.key, String($0.number), $0.source, $0.target] }
            == sheet.rows.map { [$0.key, String($0.number), $0.source, $0.target] }, "seed \(seed), \(format)")
      }
    }
  }
}

extension TranslationSheet {
  fileprivate init(bytes: [UInt8], _ format: String) throws {
    self = format == "csv" ? try TranslationSheet(csv: bytes) : try TranslationSheet(xliff: bytes)
  }

  fileprivate func text(_ format: String) -> String {
    format == "csv" ? csv : xliff(generator: ("intentscan", "0"))
  }
}
