@testable import SourceScan
import Testing

@testable import IntentLocalization

/// The contents of `.strings` and `.stringsdict` files.
@Suite struct StringsReaderTests {
  @Test func keysAndTexts() throws {
    let catalog = try read(
      #"""
      /* A phrase. */
      "Open in ${applicationName}" = "Öffne in ${applicationName}"; // next
      Plain_Key = Word;
      'a "b"' = "c \"d\"\n\U00e9\U0041";
      "alone";
      """#)
    #expect(catalog.locales == ["de"])
    #expect(
      CatalogSketch(catalog).lines == [
        "'Open in ${applicationName}'", "  de 'Öffne in ${applicationName}'", "'Plain_Key'", "  de 'Word'",
        #"'a "b"'"#, "  de 'c \"d\"\n\u{e9}A'", "'alone'", "  de 'alone'",
      ])
    let entry = try #require(catalog.entry(#"a "b""#))
    #expect(catalog.position(of: entry.keySpan) == "4:1")
    #expect(entry.localization("de")?.unit.map { catalog.position(of: $0.span) } == "4:11")
  }

  @Test(arguments: ["", " \n/* nothing */\n", "{}", "{ }"])
  func emptyFile(text: String) throws { #expect(try read(text).entries.isEmpty) }

  @Test func bracesAreAllowed() throws {
    #expect(CatalogSketch(try read(#"{ "a" = "b"; }"#)).lines == ["'a'", "  de 'b'"])
  }

  @Test func lastOfTwoEntriesCounts() throws {
    let catalog = try read("\"a\" = \"b\";\n\"a\" = \"c\";")
    #expect(catalog.entries.count == 2)
    #expect(catalog.entry("a")?.localization("de")?.unit?.value == "c")
  }

  @Test(arguments: [
    ("App/Base.lproj/A.strings", "Base"), ("A.strings", ""), ("zh_TW.lproj/A.strings", "zh_TW"), ("de/A.strings", ""),
  ])
  func folderNamesTheLocale(path: String, locale: String) throws {
    #expect(try readCatalog(path: path, bytes: Array("a = b;".utf8)).locales == [locale])
  }

  @Test(arguments: [true, false], [true, false])
  func encodingUTF16(isLittle: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "/* é */\n\"a\" = \"😀 漢\";\n"
    let bytes = text.utf16.flatMap { unit in
      isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let catalog = try readCatalog(path: "de.lproj/A.strings", bytes: bytes)
    #expect(catalog.encoding == (isLittle ? .utf16LittleEndian : .utf16BigEndian))
    let value = try #require(catalog.entry("a")?.localization("de")?.unit)
    #expect(value.value == "😀 漢")
    #expect(catalog.position(of: value.span) == "2:7")
  }

  /// One NUL at the start does not make a file UTF-16: as such, the text and the columns of findings would be others. Nor is it
  /// UTF-8: with one more entry, a short file would be read as UTF-16.
  @Test(arguments: ["\"\0a\" = \"b\";\n\"c\" = \"d\";\n", "\0\"a\" = \"b\";\n", "\0\"\"\0;", "\0"])
  func aNULAtTheStartIsNoText(text: String) {
    let error = #expect(throws: CatalogError.self) {
      try readCatalog(path: "de.lproj/A.strings", bytes: Array(text.utf8))
    }
    #expect(error?.message == "the file begins with a NUL, which is no text; save it as UTF-8")
  }

  @Test func xml() throws {
    let catalog = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>a &amp; b</key> <string>c &lt; d</string>
      </dict></plist>
      """)
    #expect(CatalogSketch(catalog).lines == ["'a & b'", "  de 'c < d'"])
    let entry = try #require(catalog.entry("a & b"))
    #expect(catalog.position(of: entry.keySpan) == "4:3")
    #expect(entry.localization("de")?.unit.map { catalog.position(of: $0.span) } == "4:24")
  }

  @Test func pluralRules() throws {
    let text = """
      <plist version="1.0"><dict>
        <key>%d books on %d shelves</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@books@</string>
          <key>books</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d Buch</string>
            <key>other</key><string>%d Bücher</string>
          </dict>
        </dict>
        <key>tap</key>
        <dict>
          <key>NSStringDeviceSpecificRuleType</key>
          <dict><key>mac</key><string>Klicken</string><key>other</key><string>Tippen</string></dict>
        </dict>
        <key>wide</key>
        <dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Breit</string></dict></dict>
      </dict></plist>
      """
    let catalog = try readCatalog(path: "de.lproj/A.stringsdict", bytes: Array(text.utf8))
    #expect(
      CatalogSketch(catalog).lines == [
        "'%d books on %d shelves'", "  de '%#@books@', @books.plural.one '%d Buch', @books.plural.other '%d Bücher'",
        "'tap'", "  de device.mac 'Klicken', device.other 'Tippen'", "'wide'", "  de width.20 'Breit'",
      ])
  }

  /// The system's reader stops at a second semicolon. After the last entry nothing is lost, but nothing may be added there.
  @Test(arguments: ["\"a\" = \"b\";;", "\"a\" = \"b\"; =\n // end\n", "\"a\" = \"b\";;,\n"])
  func signsAfterTheLastEntryAreIgnored(text: String) throws {
    let catalog = try readCatalog(path: "de.lproj/A.strings", bytes: Array(text.utf8))
    #expect(catalog.entries.map(\.key) == ["a"])
    var editor = StringsEditor(catalog)
    let isAdded = editor.add("c", "d")
    #expect(!isAdded)
    #expect(editor.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10 expected ';', found the end of the file"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1 expected ';', found '\"'"),
    ("\"a\" \"b\";", "1:5 expected '=', found '\"'"), ("\"a\" = \"b;\n", "1:7 the string is not closed"),
    ("\"a\" = ;", "1:7 expected a value, found ';'"),
    ("\"a\" = \"b\";;\n\"c\" = \"d\";", "1:11 expected a key, found ';'; the system ignores all entries after it"),
    ("\"a\" = \"b\";=\n/* c", "2:1 the comment is not closed"),
    ("\"a\" = (b);", "1:7 the value of 'a' must be a string"), ("/* a", "1:1 the comment is not closed"),
    ("{ a = b; } c", "1:12 unexpected 'c' after the end of the property list"),
    ("<plist><dict><key>a</key></dict></plist>", "1:14 the key has no value"),
    ("<plist><dict><string>a</string></dict></plist>", "1:14 expected a key, found 'string'"),
    ("<plist><array/></plist>", "1:8 expected a dictionary"),
    ("<dict/>", "1:1 expected the element 'plist' with a value, found 'dict'"),
    ("<plist><dict>", "1:8 the element 'dict' is not closed"),
    ("bplist00", "1:1 the file is a binary property list, which is not read"),
    ("<<<<<<< HEAD\n\"a\" = \"b\";\n", "1:1 the file has an unresolved merge conflict"),
    ("\"a\" = \"b\";\n=======\n", "2:1 the file has an unresolved merge conflict"),
  ])
  func saysWhereAndWhy(text: String, message: String) { #expect(failure(Array(text.utf8)) == message) }

  /// The entries that the system reads in spite of an error.
  @Test(arguments: [
    ("\"a\" = \"b\";;\n\"c\" = \"d\";", ["a"]), ("= \"a\" = \"b\";", []), ("\"a\" = \"b\"\n\"c\" = \"d\";", nil),
  ])
  func entriesBeforeAnError(text: String, keys: [String]?) {
    do throws(CatalogError) {
      _ = try read(bytes: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.entriesBefore?.entries.map(\.key) == keys)
    }
  }

  @Test func textThatIsNotUTF8() {
    #expect(failure(Array("\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8)) == "1:8 the file is not valid UTF-8")
  }

  private func read(_ text: String) throws -> StringCatalog {
    try readCatalog(path: "App/de.lproj/Localizable.strings", bytes: Array(text.utf8))
  }

  private func read(bytes: [UInt8]) throws(CatalogError) -> StringCatalog {
    try readCatalog(path: "App/de.lproj/Localizable.strings", bytes: bytes)
  }

  private func failure(_ bytes: [UInt8]) -> String {
    do throws(CatalogError) {
      _ = try read(bytes: bytes)
      return ""
    } catch {
      return "\(error.position.line):\(error.position.column) \(error.message)"
    }
  }
}
