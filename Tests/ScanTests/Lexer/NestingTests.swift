@testable import SourceScan
import Testing

/// Which tokens belong to each other, and which start a line.
@Suite struct NestingTests {
  @Test(arguments: [
    ("([{}])", "0-5 1-4 2-3"),
    ("()[]{}", "0-1 2-3 4-5"),
    // A closer takes the nearest opener of its kind, and what is open within stays without a match.
    ("([)", "0-2 1?"),
    ("([)]", "0-2 1? 3?"),
    ("{(}", "0-2 1?"),
    ("{([}", "0-3 1? 2?"),
    (")", "0?"),
    ("(", "0?"),
    // A `)` or a `]` does not close across a `{`.
    ("({)}", "0? 1-3 2?"),
    ("[{]", "0? 1? 2?"),
    ("\"a\\(b)c\"", "0-6 2-4"),
    ("\"\"", "0-1"),
    ("\"a", "0-2"),
    ("\"\\(", "0-3 1-2"),
    // Nothing closes what is outside of its string.
    ("(\"\\()\")", "0-5 1-4 2-3"),
    ("(\"\"\"\\(]}", "0? 1-6 2-5 3? 4?"),
  ])
  func partners(source: String, expected: String) {
    #expect(TokenPrinter(source).partners == expected)
  }

  /// Each directive knows the next one; the brackets of every clause match by themselves.
  @Test(arguments: [
    ("#if a\n#endif", "0-2 2?"),
    ("#if a\n#elseif b\n#else\n#endif", "0-2 2-4 4-5 5?"),
    ("#if a\n#if b\n#endif\n#endif", "0-5 2-4 4? 5?"),
    ("#if a\n{\n#else\n{\n#endif\n}", "0-3 2? 3-5 4? 5? 6?"),
    ("{\n#if a\n}\n#endif\n}", "0-5 1-4 3? 4?"),
    ("(\n#if a\n[)]\n#endif\n)", "0-7 1-6 3-5 4? 6?"),
    ("#if a", "0?"),
    ("#if a\n#else", "0-2 2?"),
    ("#else\n#endif", "0? 1?"),
    // A line break that cuts off an interpolation also ends its `#if`.
    ("\"\\(#if a\n#endif", "0-5 1-4 2? 6?"),
    // An interpolation is no place to end what began outside.
    ("#if a\n\"\"\"\n\\(\n#endif\n)\n\"\"\"\n#endif", "0-9 2-8 4-6 5? 9?"),
  ])
  func conditionals(source: String, expected: String) {
    #expect(TokenPrinter(source).partners == expected)
  }

  @Test(arguments: [
    ("(", ["unmatched-bracket"]),
    // One cause, one report.
    ("((((", ["unmatched-bracket"]),
    ("))))", ["unmatched-bracket"]),
    ("#if a", ["unterminated-conditional"]),
    ("#endif", ["unexpected-conditional"]),
    ("#else", ["unexpected-conditional"]),
    ("#if a\n(\n#endif", ["unmatched-bracket"]),
    ("()[]{}", []),
  ])
  func reports(source: String, expected: [String]) {
    #expect(TokenPrinter(source).buffer.diagnostics.map(\.id) == expected)
  }

  @Test(arguments: [
    ("a b\nc", "a c"),
    ("a\r\nb\rc", "a b c"),
    ("a // x\n b", "a b"),
    ("a /* x */ b", "a"),
    // A line break within a comment counts.
    ("a /*\n*/ b", "a b"),
    ("/*\n*/a", "a"),
    // One within a literal does not.
    ("\"\"\"\na\n\"\"\" b\nc", "\"\"\" c"),
    ("\"a\nb", "\" b"),
    ("\"\\(a\nb", "\" b"),
    ("\u{FEFF}a", "a"),
  ])
  func firstOnLine(source: String, expected: String) {
    #expect(TokenPrinter(source).firstOnLine == expected)
  }

  @Test func theLastTokenIsAlwaysTheEnd() {
    for source in ["", "a", "a\n", "\"", "/*", "#if", "(", "\0"] {
      let buffer = TokenPrinter(source).buffer
      #expect(buffer.tokens.filter { $0.kind == .endOfFile }.count == 1)
      #expect(buffer.tokens.last?.kind == .endOfFile)
      #expect(buffer.tokens.last?.span == ByteSpan(UInt32(source.utf8.count), UInt32(source.utf8.count)))
    }
  }

  @Test func aBufferIsEmptiedForTheNextFile() {
    var buffer = TokenBuffer()
    lex(SourceText("#if a // b\n(\n\"".utf8), into: &buffer)
    lex(SourceText("x".utf8), into: &buffer)
    #expect(buffer.tokens.map(\.kind) == [.identifier, .endOfFile])
    #expect(buffer.comments.isEmpty)
    #expect(buffer.declarationKeywords.isEmpty)
    #expect(buffer.diagnostics.isEmpty)
  }
}
