@testable import IntentLocalization
import Testing

/// Which languages a table is translated into, from the numbers of its files.
@Suite struct TableLanguagesTests {
  private static func languages(_ files: [String: String], source: String = "en") -> TableLanguages {
    TableLanguages(of: tables(files), sourceLanguage: source)
  }

  private static func tables(_ files: [String: String]) -> [Localization.Table] {
    let plan = TablePlan(files: files.keys.sorted().compactMap { TableFile(path: $0) }, inFolder: ".")
    let localization = Localization(plan, NeededStrings(), tables: ["Localizable"]) {
      Array((files[$0.path] ?? "").utf8)
    }
    return plan.scopes.flatMap { localization.tables(named: "Localizable", in: $0) }
  }

  /// A `.strings` file with texts by number: `"1" = "one";`
  private static func strings(_ texts: [String]) -> String {
    texts.enumerated().map { "\"\($0 + 1)\" = \"\($1)\";\n" }.joined()
  }

  private static let english = strings(["one", "two", "three", "four", "five", "six"])

  @Test func twoThirdsOfTheSourcesTextsAreAFinishedTranslation() {
    let languages = Self.languages([
      "en.lproj/Localizable.strings": Self.english,
      "de.lproj/Localizable.strings": Self.strings(["eins", "zwei", "drei", "vier"]),
      "fr.lproj/Localizable.strings": Self.strings(["un", "deux", "trois", ""]),
      // Keys that the source does not have do not count.
      "it.lproj/Localizable.strings": Self.strings(["uno", "due", "tre"])
        + "\"x\" = \"x\";\n\"y\" = \"y\";\n\"z\" = \"z\";\n",
    ])
    #expect(languages.shipped == ["de", "fr", "it"])
    #expect(languages.finished == ["de"])
  }

  /// After each edit, an editor would wait for the counts of all tables, and keep every version of an edited one.
  @Test func countsAreKeptAsLongAsTheirFiles() {
    let first = Self.tables(["en.lproj/Localizable.strings": Self.english])
    let second = Self.tables(["de.lproj/Localizable.strings": Self.english])
    var counted = CountedLanguages()
    for tables in [first, second, first + second] { _ = counted.languages(of: tables, sourceLanguage: "en") }
    #expect(counted.count == 3)
    #expect(counted.ofTables(first + second).count == 3)
    #expect(counted.ofTables(second).count == 1)
  }

  /// A text is the same in whatever way a file writes it.
  @Test func textsOfTheSourceAreNoTranslation() {
    let quoted = ["a &quot;b&quot;", "two", "three", "four", "five"].enumerated()
    let xml = quoted.map { "<key>\($0 + 1)</key><string>\($1)</string>" }.joined()
    let languages = Self.languages([
      "en.lproj/Localizable.strings": Self.strings(["a \\\"b\\\"", "two", "three", "four", "five"]),
      "de.lproj/Localizable.strings": Self.strings(["a \\U0022b\\U0022", "two", "three", "four", "five"]),
      "es.lproj/Localizable.strings": "<plist><dict>\(xml)</dict></plist>",
      "fr.lproj/Localizable.strings": Self.strings(["a", "deux", "three", "four", "five"]),
      // Fewer than five texts may be words of both languages, and are too few to be seen.
      "it.lproj/Localizable.strings": Self.strings(["a", "two", "three", "four"]),
    ])
    #expect(
      languages.all.map { "\($0.name) \($0.status)" } == ["de copied", "es copied", "fr shipped", "it started"])
  }

  /// A key counts once, whether a file has it twice or its plural forms are in a file of their own.
  @Test func aKeyIsOneTranslation() {
    let plural = """
      <plist><dict><key>1</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>other</key><string>eins</string></dict></dict></dict></plist>
      """
    let languages = Self.languages([
      "en.lproj/Localizable.strings": Self.english,
      "de.lproj/Localizable.strings": Self.strings(["eins", "zwei", "drei"]) + "\"1\" = \"uno\";\n",
      "de.lproj/Localizable.stringsdict": plural,
    ])
    #expect(languages.shipped == ["de"])
    #expect(languages.finished == [])
  }

  /// A catalog lists every text of the code, so the language with the most texts is what others are compared with.
  @Test func inACatalogTheFullestLanguageIsTheMeasure() {
    func entry(_ key: String, _ languages: [String]) -> String {
      let texts = languages.map { language in
        "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(key) \(language)\" } }"
      }
      return "\"\(key)\" : { \"localizations\" : { \(texts.joined(separator: ", ")) } }"
    }
    let entries = [
      entry("1", ["de", "fr", "it"]), entry("2", ["de", "fr", "it"]), entry("3", ["de", "fr"]), entry("4", []),
      entry("5", []), entry("6", []),
    ]
    let languages = Self.languages([
      "Localizable.xcstrings":
        "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
    ])
    #expect(languages.shipped == ["de", "fr", "it"])
    #expect(languages.finished == ["de", "fr", "it"])
  }
}
