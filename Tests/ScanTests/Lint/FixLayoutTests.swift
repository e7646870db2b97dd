@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentRules

/// Repairs follow the layout of the file that they are made in.
@Suite struct FixLayoutTests {
  /// The text of a member that is inserted at the `↓`.
  @Test(arguments: [
    // The indentation of what is there.
    ("struct A {↓\n  let x = 1\n}\n", "struct A {\n  let t = [\n    1\n  ]\n\n  let x = 1\n}\n"),
    ("struct A {↓\n\tlet x = 1\n}\n", "struct A {\n\tlet t = [\n\t\t1\n\t]\n\n\tlet x = 1\n}\n"),
    ("struct A {↓\n    let x = 1\n}\n", "struct A {\n    let t = [\n        1\n    ]\n\n    let x = 1\n}\n"),
    ("struct A {↓\r\n  let x = 1\r\n}\r\n", "struct A {\r\n  let t = [\r\n    1\r\n  ]\r\n\r\n  let x = 1\r\n}\r\n"),
    // Nested, and with an empty line or a comment at the start.
    (
      "enum B {\n    struct A {↓\n        let x = 1\n    }\n}\n",
      "enum B {\n    struct A {\n        let t = [\n            1\n        ]\n\n        let x = 1\n    }\n}\n"
    ),
    ("struct A {↓\n\n  let x = 1\n}\n", "struct A {\n  let t = [\n    1\n  ]\n\n  let x = 1\n}\n"),
    ("struct A {↓ // why\n  let x = 1\n}\n", "struct A { // why\n  let t = [\n    1\n  ]\n\n  let x = 1\n}\n"),
    ("struct A {↓  \n  let x = 1\n}\n", "struct A {  \n  let t = [\n    1\n  ]\n\n  let x = 1\n}\n"),
    // A header of two lines.
    (
      "struct A:\n    B {↓\n    let x = 1\n}\n",
      "struct A:\n    B {\n    let t = [\n        1\n    ]\n\n    let x = 1\n}\n"
    ),
    ("struct A: B\n{↓\n\tlet x = 1\n}\n", "struct A: B\n{\n\tlet t = [\n\t\t1\n\t]\n\n\tlet x = 1\n}\n"),
    // Nothing there: the file's first indented line, or two spaces.
    ("struct A {↓}\n", "struct A {\n  let t = [\n    1\n  ]\n}\n"),
    ("struct A {↓ }\n", "struct A {\n  let t = [\n    1\n  ]\n}\n"),
    ("struct A {↓\n}\n", "struct A {\n  let t = [\n    1\n  ]\n}\n"),
    ("enum B {\n\tcase b\n}\nstruct A {↓}\n", "enum B {\n\tcase b\n}\nstruct A {\n\tlet t = [\n\t\t1\n\t]\n}\n"),
    (
      "/*\n * B\n */\nenum B {\n    struct A {↓}\n}\n",
      "/*\n * B\n */\nenum B {\n    struct A {\n        let t = [\n            1\n        ]\n    }\n}\n"
    ),
    // On one line.
    ("struct A {↓ let x = 1 }\n", "struct A {\n  let t = [\n    1\n  ]\n  let x = 1 }\n"),
    ("struct A {↓let x = 1}", "struct A {\n  let t = [\n    1\n  ]\n  let x = 1}"),
    // Lines at the margin show no indentation.
    ("struct A {↓\nlet x = 1\n}\n", "struct A {\n  let t = [\n    1\n  ]\n\nlet x = 1\n}\n"),
    (
      "struct A {↓\n#if DEBUG\n  let x = 1\n#endif\n}\n",
      "struct A {\n  let t = [\n    1\n  ]\n\n#if DEBUG\n  let x = 1\n#endif\n}\n"
    ),
    // Broken off.
    ("struct A {↓", "struct A {\n  let t = [\n    1\n  ]"),
    ("struct A {↓\r\n", "struct A {\r\n  let t = [\r\n    1\r\n  ]\r\n"),
  ])
  func members(source: String, expected: String) {
    #expect(applied("\n  let t = [\n    1\n  ]\n", at: source) == expected)
  }

  /// The text of a line of its own that is inserted before the `↓`.
  @Test(arguments: [
    ("↓import B\n", "import A\nimport B\n"), ("↓import B\r\n", "import A\r\nimport B\r\n"),
    ("// 🎉\r\n↓import B\r\n", "// 🎉\r\nimport A\r\nimport B\r\n"), ("\t↓import B\n", "\timport A\n\timport B\n"),
    ("/**/ ↓import B\n", "/**/ import A; import B\n"), ("↓import B", "import A\nimport B"),
  ])
  func lines(source: String, expected: String) {
    #expect(applied("import A\n", at: source) == expected)
  }

  /// The text of another element that is inserted at the `↓`, after the element that starts at the `^`.
  @Test(arguments: [
    ("[^a↓]", "[a, b]"), ("[\n  ^a↓,\n]", "[\n  a,\n  b,\n]"), ("[\r\n\t^a↓\r\n]", "[\r\n\ta,\r\n\tb\r\n]"),
    ("[\n  0, ^a↓\n]", "[\n  0, a, b\n]"), ("f(\n    x: ^a↓,\n    z: 1)", "f(\n    x: a,\n    b,\n    z: 1)"),
    ("f(x: ^a↓)", "f(x: a, b)"),
  ])
  func elements(source: String, expected: String) {
    let parts: [Substring] = source.split(separator: "^")
    #expect(applied(", b", at: parts.joined(), follows: parts[0].utf8.count) == expected)
  }

  private func applied(_ replacement: String, at source: String, follows: Int? = nil) -> String {
    let parts: [Substring] = source.split(separator: "↓", omittingEmptySubsequences: false)
    let offset = UInt32(parts[0].utf8.count), text = parts.joined()
    let edit = FixIt.Edit(
      Place(0, ByteSpan(offset, offset)), replacement,
      follows: follows.map { Place(0, ByteSpan(UInt32($0), UInt32($0 + 1))) })
    var edits = Edits()
    _ = edits.add(.init(finding: finding, fix: FixIt("insert", .safe, [edit.laidOut(in: SourceText(text.utf8))])))
    return String(decoding: edits.applied(to: SourceText(text.utf8), file: 0), as: UTF8.self)
  }

  private var finding: Finding {
    Finding(rule: "a", severity: .note, message: "a", place: Place(0, ByteSpan(0, 0)), symbol: "a")
  }

  // MARK: Every rule's repairs

  struct Writing: Sendable, CustomTestStringConvertible {
    var lineBreak: String
    var unit: String

    var testDescription: String {
      "\(lineBreak == "\n" ? "LF" : "CRLF") \(unit == "\t" ? "tabs" : "\(unit.count) spaces")"
    }
  }

  static let writings = [
    Writing(lineBreak: "\r\n", unit: "  "), Writing(lineBreak: "\n", unit: "\t"),
    Writing(lineBreak: "\n", unit: "    "),
    Writing(lineBreak: "\r\n", unit: "\t"),
  ]
  /// Repaired one finding after the other, a file keeps its line breaks and its indentation, parses as before, and nothing is
  /// left that could be repaired.
  @Test(arguments: RuleCaseTests.ofModel.filter { Rule.named($0.id)?.isFixable == true }, writings)
  func repairsFollowTheFile(item: RuleCase, writing: Writing) throws {
    let rule = try item.rule, original = item.sources.varied({ $0.written(writing) }, mark: { _, _ in 0 })
    var sources = original, found = repairable(rule, sources, item.settings)
    while let fix = found.first?.fixes.first {
      sources.apply(fix)
      let rest = repairable(rule, sources, item.settings)
      #expect(rest.count < found.count, "'\(fix.title)' repairs nothing:\n\(sources.files.map(\.text).joined())")
      guard rest.count < found.count else { return }
      found = rest
    }
    for (old, new) in zip(original.files, sources.files) where old.text != new.text && !old.isTable {
      #expect(new.text.utf8.lineBreaks == [writing.lineBreak], "\(new.text)")
      #expect(new.text.syntaxMistakes <= old.text.syntaxMistakes, "\(new.text)")
      // A file without indentation gets two spaces for each level.
      let known = Set(old.text.indentations(writing)), unit = known == [""] ? "  " : writing.unit
      for indentation in new.text.indentations(writing) where !known.contains(indentation) {
        #expect(indentation.replacing(unit, with: "").isEmpty, "\(new.text)")
      }
    }
  }

  private func repairable(_ rule: Rule, _ sources: ExampleSources, _ settings: LintSettings) -> [Finding] {
    LintResult(of: sources.model(settings), with: [rule]).findings.filter { !$0.fixes.isEmpty }
  }
}

extension ExampleSources {
  fileprivate mutating func apply(_ fix: FixIt) {
    for (index, text) in applying([fix]).enumerated() { files[index].text = text }
  }
}

extension String {
  /// Indented and broken into lines another way.
  fileprivate func written(_ writing: FixLayoutTests.Writing) -> String {
    let lines: [Substring] = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: writing.unit, count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
    }.joined(separator: writing.lineBreak)
  }

  /// The indentation of each line that isn't blank.
  fileprivate func indentations(_ writing: FixLayoutTests.Writing) -> [String] {
    let lines: [Substring] = replacing("\r\n", with: "\n").split(separator: "\n")
    return lines.compactMap { line in
      let blank = line.prefix { $0 == " " || $0 == "\t" }
      return blank.count == line.count ? nil : String(blank)
    }
  }

  fileprivate var syntaxMistakes: Int {
    var buffer = TokenBuffer()
    return parse(SourceText(utf8), &buffer).diagnostics.count
  }
}

extension String.UTF8View {
  fileprivate var lineBreaks: Set<String> {
    var found: Set<String> = [], last: UInt8 = 0
    for byte in self {
      if byte == UInt8(ascii: "\n") { found.insert(last == UInt8(ascii: "\r") ? "\r\n" : "\n") }
      last = byte
    }
    return found
  }
}
