@testable import SourceScan
import Testing

/// Input made to hurt: nested 10,000 deep, or built so that a careless search repeats itself. None of it may trap, and
/// none may take more than the time that its length allows.
@Suite struct HostileInputTests {
  /// The repeated text, and the text after it.
  static let repeated: [(unit: String, end: String)] = [
    ("(", ""), ("[", ""), ("{", ""), (")", ""), ("([{", ""), ("{(", "}"), ("[", "))))))))"), ("(", "\n]]]]]]]]"),
    ("[)", ""), ("{)]", ""), ("/*", ""), ("/*/", ""), ("/", ""), ("*/", ""), ("\"\\(", ""), ("\"\\(", "\n"),
    ("\"\"\"\n\\(", ""), ("\"\"\"\\(\"\\(", "\n"), ("#\"\"\"\\#(", ""), ("#\"\"\"\\#(", "\"#"), ("\"\\({[", "\n"),
    ("#if a\n", ""), ("#if a\n{", ""), ("#if a\n#else\n", ""), ("#else\n(", ""), ("#endif\n", ""),
    ("\"\"\"\n\\(\n#if a\n", "\n#endif"), ("#/\n", ""), ("#/a\n", ""), ("##/\n#/\n", ""), ("(/a ", ""), ("(/a(", ""),
    ("{ / a", ""), ("/\\", ""), ("(/\\/", ""), ("a / b ", ""), ("`", ""), ("`a\n", ""), ("<#", ""), ("+<#", ""),
    ("<#a", ""), ("'", ""), ("\u{301}", ""), ("é", ""), ("→", ""), ("\"", ""), ("\"\n", ""), ("#", "\""), ("#\"", ""),
    ("\"#", ""), ("\\", ""), ("\r", ""), ("\0", ""), (".", ""), ("1.", ""), ("0x1.", ""), ("try?/", ""), ("$", ""),
    ("x", ""), (" ", ""), ("//", ""), ("//\n", ""), ("struct ", ""), ("\u{FEFF}", ""),
    ("{ }", ""), ("{ } ", "#if a {"), ("{ struct ", ""), ("{ \"\\(", ""), ("{ // }\n", ""), ("+/**/", ""),
    ("+/*/+", ""),
  ]

  @Test(arguments: repeated)
  func repetition(unit: String, end: String) {
    let text = SourceText(String(repeating: unit, count: 1_000).utf8 + Array(end.utf8))
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    let violation = TokenInvariants(text: text, buffer: buffer).violation
    #expect(violation == nil)
  }

  /// 20,000 units or more. In a debug build they take some hundredths of a second, and a loop that is quadratic in them minutes, which
  /// whoever runs the tests sees; no limit is set, since one would measure how busy the machine is.
  @Test(arguments: repeated)
  func timeIsLinear(unit: String, end: String) {
    let count = max(20_000, 400_000 / unit.utf8.count)
    let text = SourceText(String(repeating: unit, count: count).utf8 + Array(end.utf8))
    var buffer = TokenBuffer()
    for skippable in [nil, SkippableBodies.toOutline] {
      lex(text, into: &buffer, skipping: skippable)
      #expect(buffer.tokens.last?.kind == .endOfFile)
    }
  }

  /// Starts of literals, each with fewer number signs than the one before it.
  @Test func numberSigns() {
    let signs = (1...1_000).reversed().map { String(repeating: "#", count: $0) }
    for source in [signs.map { "\($0)/\n" }, signs.map { "\($0)\"\"\"\\\($0)(" }] {
      let text = SourceText(source.joined().utf8)
      var buffer = TokenBuffer()
      lex(text, into: &buffer)
      #expect(TokenInvariants(text: text, buffer: buffer).violation == nil)
    }
  }

  @Test func deepNestingIsMatched() {
    let depth = 10_000
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("\"\"\"\n\\(", ")\n\"\"\"")] {
      let source = String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
      let buffer = TokenPrinter(source).buffer
      #expect(buffer.diagnostics.isEmpty)
      #expect(Int(buffer.tokens[0].partner) == buffer.tokens.count - 2)
    }
    let conditionals = String(repeating: "#if a\n", count: depth) + String(repeating: "#endif\n", count: depth)
    let buffer = TokenPrinter(conditionals).buffer
    #expect(buffer.diagnostics.isEmpty)
    #expect(Int(buffer.tokens[0].partner) == buffer.tokens.count - 2)
  }

  /// The files of `Fixtures/hostile`, each with what is wrong in it.
  @Test(arguments: [
    ("byte-order-mark.swift", []), ("carriage-returns.swift", []), ("crlf.swift", []), ("nul-bytes.swift", []),
    ("latin-1.swift", ["invalid-utf8"]), ("utf-16.swift", ["invalid-utf8"]),
    ("truncated-comment.swift", ["unterminated-comment", "unmatched-bracket"]),
    ("truncated-string.swift", ["unterminated-string", "unmatched-bracket"]),
    ("truncated-interpolation.swift", ["unmatched-bracket", "unterminated-string", "unmatched-bracket"]),
    ("one-quote.swift", ["unterminated-string"]),
  ])
  func fixture(name: String, reports: [String]) throws {
    let file = try #require(try FixtureFiles.swiftFiles(in: "hostile").first { $0.path == name })
    let printer = TokenPrinter(file.bytes)
    #expect(printer.buffer.diagnostics.map(\.id) == reports)
    #expect(TokenInvariants(text: printer.text, buffer: printer.buffer).violation == nil)
  }
}
