@testable import SourceScan
import Testing

@testable import IntentLocalization

/// The contents of a string catalog, and the errors of one that can't be read.
@Suite struct CatalogReaderTests {
  /// Other tools write `null` for a comment that is absent.
  @Test func nullIsAbsent() throws {
    let catalog = try read(
      #"{"sourceLanguage": "en", "strings": {"a": {"comment": null, "extractionState": null, "localizations": null}, "b": {}}, "version": "1.0"}"#
    )
    #expect(catalog.entries.map(\.key) == ["a", "b"])
    #expect(catalog.entry("a")?.comment == nil && catalog.entry("a")?.extractionState == nil)
    var editor = CatalogEditor(catalog)
    editor.setComment("A", of: "a")
    #expect(try readCatalog(path: "A.xcstrings", bytes: editor.bytes).entry("a")?.comment == "A")
  }

  @Test func entriesOfEveryForm() throws {
    let catalog = try read(
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {

          },
          "Open ${shelf} in ${applicationName}" : {
            "comment" : "A phrase.",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : { "stringSet" : { "state" : "new", "values" : [ "Open ${shelf}", "Show it" ] } },
              "de" : { "stringSet" : { "values" : [ "Öffne ${shelf}" ], "state" : "translated" } },
              "fr" : { "stringSet" : { "state" : "translated", "values" : [ ] } }
            }
          },
          "%lld books" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Buch" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Bücher" } }
                  }
                }
              },
              "fr" : {
                "stringUnit" : { "state" : "machine_translated", "value" : "%#@books@" },
                "substitutions" : {
                  "books" : {
                    "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "%arg livres" } } } }
                  }
                }
              },
              "it" : {
                "variations" : {
                  "device" : {
                    "mac" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "un" } } } } },
                    "other" : { "stringUnit" : { "state" : "done", "value" : "libri" } }
                  }
                }
              }
            }
          },
          "OK" : { "extractionState" : "stale", "shouldTranslate" : false, "futureMember" : [ 1, -2.5e3, null, { "a" : true } ] }
        },
        "version" : "1.1"
      }
      """#)
    #expect(catalog.table == "Localizable")
    #expect(catalog.sourceLanguage?.text == "en")
    #expect(catalog.contents.version?.text == "1.1")
    #expect(catalog.locales == ["en", "de", "fr", "it"])
    #expect(
      CatalogSketch(catalog).lines == [
        "''",
        "'Open ${shelf} in ${applicationName}' extractedWithValue // A phrase.",
        "  en new [Open ${shelf} | Show it]",
        "  de translated [Öffne ${shelf}]",
        "  fr",
        "'%lld books'",
        "  de plural.one needsReview '%lld Buch', plural.other translated '%lld Bücher'",
        "  fr machineTranslated '%#@books@', @books.plural.other new '%arg livres'",
        "  it device.mac.plural.one 'un', device.other other 'libri'",
        "'OK' stale fixed",
      ])
  }

  @Test func textsAreDecodedAndLocated() throws {
    let catalog = try read(
      #"""
      { "sourceLanguage" : "en", "strings" : {
        "a\"\u00e9\ud83d\ude00\/\n" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "😀 \t" } } } } } }
      """#)
    let entry = try #require(catalog.entry("a\"é😀/\n"))
    #expect(catalog.entry("a") == nil)
    #expect(catalog.position(of: entry.keySpan) == "2:3")
    let localization = try #require(entry.localization("en"))
    #expect(catalog.position(of: localization.localeSpan) == "3:5")
    let unit = try #require(localization.unit)
    #expect(unit.value == "😀 \t")
    #expect(catalog.position(of: unit.span) == "3:58")
    #expect(entry.localization("de") == nil)
  }

  /// A key that differs only in how its accents are composed is another key to the system.
  @Test func keysAreComparedByBytes() throws {
    let catalog = try read(#"{"sourceLanguage": "en", "strings": {"é": {}, "e\#u{301}": {}}}"#)
    #expect(catalog.entries.count == 2)
    #expect(catalog.entry("é")?.index == 0)
    #expect(catalog.entry("e\u{301}")?.index == 1)
  }

  @Test(arguments: [
    ("", "1:1 expected an object, found the end of the file"),
    ("[]", "1:1 expected an object, found '['"),
    ("{}", "1:2 the catalog has no 'strings'"),
    (#"{"strings": {}}"#, "1:15 the catalog has no 'sourceLanguage'"),
    (#"{"sourceLanguage": 1, "strings": {}}"#, "1:20 expected a string, found '1'"),
    (
      #"{"sourceLanguage": "en", "strings": {}, "version": "2.0"}"#,
      "1:52 version '2.0' of string catalogs is not supported; versions 1.0 to 1.2 are"
    ),
    (#"{"sourceLanguage": "en", "strings": {}} x"#, "1:41 unexpected 'x' after the end of the catalog"),
    (#"{"sourceLanguage": "en", "strings": {},}"#, "1:40 expected a key in double quotes, found '}'"),
    ("{\"sourceLanguage\": \"en\",\n\n \"strings\": {\"a\": {}\n  \"b\": {}}}", "4:3 expected ',' or '}', found '\"'"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {},\n\"\\u0061\": {}}}",
      "2:1 the key 'a' occurs twice; the first one is in line 1"
    ),
    (strings(#""a": []"#), "expected an object, found '['"),
    (strings(#""a": {"comment": "a", "comment": "b"}"#), "the member 'comment' occurs twice"),
    (strings(#""a": {"shouldTranslate": "no"}"#), "expected 'true' or 'false', found '\"'"),
    (strings(#""a": {"localizations": {"de": {}, "de": {}}}"#), "the locale 'de' occurs twice"),
    (strings(#""a": {"localizations": {"de": {"stringUnit": []}}}"#), "expected an object, found '['"),
    (strings(#""a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}"#), "expected a string, found '1'"),
    (strings(#""a": {"localizations": {"de": {"stringSet": {"values": {}}}}}"#), "expected an array, found '{'"),
    (
      strings(#""a": {"localizations": {"de": {"stringSet": {"values": ["a" "b"]}}}}"#),
      "expected ',' or ']', found '\"'"
    ),
    (strings(#""a": {"x" "y"}"#), "expected ':', found '\"'"),
    (strings(#""a": {"com\u006Dent": "b"}"#), "the name of the member has an escape sequence, which is not supported"),
    (strings(#""a": {"x": 01}"#), "a number must not start with a zero"),
    (strings(#""a": {"x": -}"#), "expected a digit, found '}'"),
    (strings(#""a": {"x": nul}"#), "expected a value, found 'n'"),
    (strings(#""a\x": {}"#), "unknown escape sequence"),
    (strings(#""\u12G4": {}"#), "expected four hexadecimal digits, found 'G'"),
    (strings(#""\ud83d": {}"#), "half of a surrogate pair is missing"),
    (strings(#""\ude00": {}"#), "half of a surrogate pair is missing"),
    (strings("\"a\nb\": {}"), "the string contains the byte 0x0A, which must be escaped"),
    (strings("\"a\0b\": {}"), "the string contains the byte 0x00, which must be escaped"),
    (#"{"sourceLanguage": "en"#, "1:20 the string is not closed"),
    (#"{"sourceLanguage": "en\"#, "1:20 the string is not closed"),
    ("{\"sourceLanguage\": \"en\",\n<<<<<<< HEAD\n\"strings\": {}}", "2:1 the file has an unresolved merge conflict"),
    ("{\"sourceLanguage\": \"en\", \"strings\": {}\n=======\n}", "2:1 the file has an unresolved merge conflict"),
  ])
  func saysWhereAndWhy(text: String, message: String) {
    #expect(failure(Array(text.utf8)).hasSuffix(message))
  }

  /// A string that ends anywhere in a word of eight bytes is found.
  @Test func stringsOfEveryLength() throws {
    for count in 0..<40 {
      for character in ["a", "é", "漢", "😀", "\\\"", "\\\\"] {
        let key = String(repeating: "x", count: count) + character
        let catalog = try read("{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {}}}")
        #expect(catalog.entries.first.map { Int($0.keySpan.count) } == key.utf8.count + 2)
      }
    }
  }

  @Test(arguments: [
    [0xC0, 0x80], [0xC1, 0xBF], [0x80], [0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
  ])
  func textThatIsNotUTF8(bytes: [UInt8]) {
    let text = Array(#"{"sourceLanguage": "en", "strings": {"aaaa"#.utf8)
    #expect(failure(text + bytes + Array("\": {}}}".utf8)) == "1:43 the string is not valid UTF-8")
  }

  @Test(arguments: ["[", #"{"a":"#, "[[{\"a\":["])
  func deepNestingIsAnError(opening: String) {
    let value = String(repeating: opening, count: 100_000)
    #expect(failure(Array(strings("\"a\": {\"x\": \(value)").utf8)).hasSuffix("nested deeper than 64 levels"))
    let variations = String(repeating: #"{"variations": {"plural": {"one": "#, count: 100_000)
    #expect(
      failure(Array(strings("\"a\": {\"localizations\": {\"de\": \(variations)").utf8))
        .hasSuffix("nested deeper than 64 levels"))
  }

  @Test func catalogInUTF16IsAnError() {
    #expect(failure([0xFF, 0xFE, 0x7B, 0x00]) == "1:1 the file is UTF-16, but a string catalog must be UTF-8")
    #expect(failure([0xFF, 0xFE, 0x7B, 0x00, 0x7D]) == "1:2 the file is not valid UTF-16")
  }

  @Test func byteOrderMarkIsSkipped() throws {
    #expect(try read("\u{FEFF}{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}}").entry("a")?.index == 0)
  }

  private func read(_ text: String) throws -> StringCatalog {
    try readCatalog(path: "App/Localizable.xcstrings", bytes: Array(text.utf8))
  }

  private func failure(_ bytes: [UInt8]) -> String {
    do throws(CatalogError) {
      _ = try readCatalog(path: "App/Localizable.xcstrings", bytes: bytes)
      return ""
    } catch {
      return "\(error.position.line):\(error.position.column) \(error.message)"
    }
  }
}

private func strings(_ text: String) -> String { #"{"sourceLanguage": "en", "strings": {\#(text)}}"# }

extension StringCatalog {
  func position(of span: ByteSpan) -> String {
    let position = LineIndex(text).position(of: span.start)
    return "\(position.line):\(position.column)"
  }
}

/// A catalog in one line for each entry and localization.
struct CatalogSketch {
  private(set) var lines: [String] = []

  init(_ catalog: StringCatalog) {
    for entry in catalog.entries {
      let state = entry.extractionState.map { " \($0)" } ?? ""
      let comment = entry.comment.map { " // \($0)" } ?? ""
      lines.append("'\(entry.key)'\(state)\(entry.shouldTranslate ? "" : " fixed")\(comment)")
      lines += entry.localizations.map { "  \($0.locale)\(Self.sketch($0))" }
    }
  }

  private static func sketch(_ localization: CatalogLocalization) -> String {
    if let set = localization.set {
      let state = set.first?.state.map { " \($0)" } ?? ""
      return "\(state) [\(set.map(\.value).joined(separator: " | "))]"
    }
    let texts = localization.texts.map { text in
      let path = text.path.map(Self.sketch).joined(separator: ".")
      return (path.isEmpty ? "" : " \(path)") + (text.state.map { " \($0)" } ?? "") + " '\(text.value)'"
    }
    return texts.joined(separator: ",")
  }

  private static func sketch(_ step: CatalogText.Step) -> String {
    switch step {
    case .plural(let name): "plural.\(name)"
    case .device(let name): "device.\(name)"
    case .variation(let kind, let name): "\(kind).\(name)"
    case .substitution(let name): "@\(name)"
    }
  }
}
