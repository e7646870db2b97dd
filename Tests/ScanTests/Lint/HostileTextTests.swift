@testable import DocumentFormats
import Testing

@testable import IntentReports
@testable import SourceScan

/// Names and source that try to steer what reads a report: a terminal, the log of a CI system, a browser.
@Suite struct HostileTextTests {
  @Test(arguments: [
    ("plain 'Öffnen' 🎉", "plain 'Öffnen' 🎉"), ("a\n::error::x.swift", "a\\n::error::x.swift"),
    ("\u{1B}[31m\r\0\t", "\\u{1B}[31m\\r\\0\\t"), ("\u{9B}2J\u{7F}", "\\u{9B}2J\\u{7F}"),
    ("\u{202E}txet\u{2066}\u{2028}", "\\u{202E}txet\\u{2066}\\u{2028}"), ("\u{10FFFF}.json", "\\xFF.json"),
    ("a ##[error]x ##vso[task.x]", "a #\\u{23}[error]x #\\u{23}vso[task.x]"), ("# ## ###", "# ## ###"),
    ("👩‍👩‍👧‍👦 zero-width joiner", "👩‍👩‍👧‍👦 zero-width joiner"),
    // Tags and variation selectors, in which a text for language models can be hidden; noncharacters.
    ("a\u{E0049}\u{E0067}\u{E007F}b", "a\\u{E0049}\\u{E0067}\\u{E007F}b"),
    ("\u{3164}\u{115F}\u{1160}\u{FFA0}\u{180E}", "\\u{3164}\\u{115F}\\u{1160}\\u{FFA0}\\u{180E}"),
    ("\u{E0100}\u{E01EF}", "\\u{E0100}\\u{E01EF}"),
    ("\u{FFFE}\u{FFFF}\u{FEFF}\u{2063}", "\\u{FFFE}\\u{FFFF}\\u{FEFF}\\u{2063}"),
  ])
  func controlCharactersAreSpelled(text: String, shown: String) {
    #expect(visible(text) == shown)
    #expect(visible(shown) == shown)
  }

  @Test(arguments: [
    ("::error::x.swift", "./::error::x.swift"), (" ::error::", "./ ::error::"), ("a::b", "a::b"), ("/a", "/a"),
  ])
  func pathsCannotContainCICommands(path: String, shown: String) { #expect(visiblePath(path) == shown) }

  private static let alphabet: [String] = [
    "\n", "\r", "\u{1B}[2J", "\0", "\t", "\u{85}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2069}", "\u{2028}", "\u{10FF80}",
    "::error::", "##[error]", "##vso[", "%0A", "::", "<", "\"", "&", "|", "`", "\\", "é", "日", "🎉", "a", "b", " ", "/",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<12, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "" }
      .joined()
  }

  /// A report whose every text is hostile, or the same with harmless ones.
  private static func report(_ text: () -> String) -> Report {
    // One file: some formats group by it.
    let file = text() + "x"
    func location() -> Location {
      let shown = SourceLine(text: text(), utf16Column: 1, isCutBefore: false, isCutAfter: true)
      return Location(
        path: text() + "x", file: file, start: .init(line: 1, column: 2, utf16Column: 2),
        end: .init(line: 1, column: 5, utf16Column: 5), sourceLine: shown)
    }
    var fingerprints = Fingerprints()
    let entries = (0..<3).map { _ in
      Report.Entry(
        rule: "rule", severity: .error, message: text() + "x", location: location(), symbol: text(),
        notes: [.init(message: text() + "x", location: location())],
        fixes: [.init(title: text() + "x", safety: .safe, edits: [.init(location: location(), replacement: text())])],
        &fingerprints)
    }
    return Report(entries: entries, scope: .init(files: 1, types: 1, intents: 1), rules: [])
  }

  /// Every format keeps its lines, holds no control characters but its own, and starts no command.
  @Test(arguments: ReportFormat.allCases)
  func reportsContainNoControlCharacters(format: ReportFormat) {
    let options = RenderingOptions(showsSource: true)
    let harmless = String(decoding: Self.report { "xyz" }.rendered(as: format, options), as: UTF8.self)
    for seed in 0..<UInt64(SeededGenerator.rounds(200)) {
      var generator = SeededGenerator(seed: seed)
      let report = Self.report { Self.text(&generator) + "x" }
      let bytes = report.rendered(as: format, options), text = String(decoding: bytes, as: UTF8.self)
      #expect(text.utf8.elementsEqual(bytes), "seed \(seed): not UTF-8")
      let controls = text.unicodeScalars.filter { $0.controlsDisplay && $0 != "\n" && $0 != "\t" }
      #expect(controls.isEmpty, "seed \(seed): \(controls.map(\.value)) in \(visible(text))")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if ![.json, .sarif, .gitlab].contains(format) {
        // JSON breaks its lines by their length.
        #expect(lines.count == harmless.split(separator: "\n", omittingEmptySubsequences: false).count, "seed \(seed)")
        #expect(!text.contains("##[") && !text.contains("##vso["), "seed \(seed)")
      }
      for line in lines where line.drop(while: \.isWhitespace).hasPrefix("::") {
        #expect(format == .github && line.hasPrefix("::error file="), "seed \(seed): \(line)")
      }
    }
  }
}

/// Lines that are too long to be shown as a whole.
@Suite struct LongLineTests {
  private static func located(_ bytes: [UInt8], _ offsets: [Int]) -> [Location] {
    var buffer = TokenBuffer()
    let file = LintFile(path: "A.swift", reportedPath: "A.swift", parsed: parse(SourceText(bytes), &buffer))
    var locator = Locator([file])
    return offsets.map { locator.location(of: Place(0, ByteSpan(UInt32($0), UInt32(min(bytes.count, $0 + 3))))) }
  }

  /// However many findings a long line has, each keeps a few hundred bytes of it.
  @Test func aLocationHoldsAPartOfALongLine() {
    let line = Array(repeating: Array("let 日本 = \"🎉é\"; ".utf8), count: 500).joined()
    let offsets = stride(from: 0, to: line.count, by: 97).map { $0 }
    for (offset, location) in zip(offsets, Self.located(Array(line), offsets)) {
      let shown = location.sourceLine
      #expect(shown.text.utf8.count <= 260 && shown.isCutBefore == (offset > 80))
      #expect(!shown.text.contains("\u{FFFD}"))
      let before = String(decoding: line.prefix(offset), as: UTF8.self)
      #expect(location.start.utf16Column == before.utf16.count + 1)
      let skipped = location.start.utf16Column - shown.utf16Column
      #expect(skipped >= 0 && skipped <= 80)
    }
  }

  /// Columns are those of counting from the line's start, whatever the bytes are.
  @Test func columnsOfALongLineAreThoseOfAShortOne() {
    for seed in 0..<UInt64(SeededGenerator.rounds(20)) {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<3000).map { _ -> UInt8 in
        let byte = UInt8.random(in: 0...255, using: &generator)
        return byte == 0x0A || byte == 0x0D ? 0x80 : byte
      }
      let offsets = (0..<50).map { _ in Int.random(in: 0...bytes.count, using: &generator) }
      for (offset, location) in zip(offsets, Self.located(bytes, offsets)) {
        let expected = String(decoding: bytes[..<offset], as: UTF8.self).utf16.count + 1
        #expect(location.start.utf16Column == expected, "seed \(seed), offset \(offset)")
      }
    }
  }

  /// GitHub and GitLab make links of these words whatever Markdown escapes, and a comment with them calls people.
  @Test(arguments: [
    ("ask @user", "ask `@user`"), ("(@org/team), a@b.example", "`(@org/team)`, `a@b.example`"), ("fix #1", "fix `#1`"),
    ("owner/name#12 GH-3 !4", "`owner/name#12` `GH-3` `!4`"),
    ("see https://a.example/x|y", "see `https://a.example/x`\\|y"),
    ("www.a.example", "`www.a.example`"), ("`@user`", "`` `@user` ``"), ("a @ b # c ! d", "a \\@ b \\# c ! d"),
    ("'@Parameter' of 'x'", "`'@Parameter'` of 'x'"), ("a_b*c", "a\\_b\\*c"),
  ])
  func wordsOfMarkdownAreNoLinks(text: String, markdown: String) { #expect(markdownCell(text) == markdown) }

  /// JSON has the same text, and no reader sees the characters in it.
  @Test(arguments: ["\u{E0041}", "\u{FFFF}", "\u{FEFF}", "\u{2060}", "\u{202E}"])
  func jsonSpellsHiddenCharacters(text: String) throws {
    let json = JSONWriter.document { $0.member("a", "x\(text)y") }
    #expect(json.allSatisfy { $0 < 0x7F })
    #expect(try parseJSON(json)["a"]?.string == "x\(text)y")
  }
}
