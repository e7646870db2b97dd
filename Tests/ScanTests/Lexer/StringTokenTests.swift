@testable import SourceScan
import Testing

@Suite struct StringTokenTests {
  @Test(arguments: [
    (#""""#, #"open(") close(")"#),
    (#""a b" c"#, #"open(") text(a b) close(") identifier(c)"#),
    (#""\"" x"#, #"open(") text(\") close(") identifier(x)"#),
    (#""\\" x"#, #"open(") text(\\) close(") identifier(x)"#),
    (#""\u{1F680}""#, #"open(") text(\u{1F680}) close(")"#),
    (#""'""#, #"open(") text(') close(")"#),
    (#""// /* #if""#, #"open(") text(// /* #if) close(")"#),
    (#""a""b""#, #"open(") text(a) close(") open(") text(b) close(")"#),
    (##"#"a"b"#"##, ##"open(#") text(a"b) close("#)"##),
    (##"#"\n\"#"##, ##"open(#") text(\n\) close("#)"##),
    (##"#"\#""#"##, ##"open(#") text(\#") close("#)"##),
    (###"##"a"#b"##"###, ###"open(##") text(a"#b) close("##)"###),
    // One line with a quote in it, and not the start of three.
    (##"#"""#"##, ##"open(#") text(") close("#)"##),
    (##"#""""#"##, ##"open(#") text("") close("#)"##),
    // More `#`s than needed are the compiler's error.
    (###"#"a"## b"###, ###"open(#") text(a) close("##) identifier(b)"###),
  ])
  func singleLine(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ("\"\"\"\n  a\n  b\n  \"\"\"", #"open(""") text(\n  a\n  b\n  ) close(""")"#),
    ("\"\"\"\n\"\"\"", #"open(""") text(\n) close(""")"#),
    ("\"\"\"\r\na\\\r\n\"\"\"", #"open(""") text(\r\na\\r\n) close(""")"#),
    ("\"\"\"\na \"quoted\" \"\" b\n\"\"\"", #"open(""") text(\na "quoted" "" b\n) close(""")"#),
    ("\"\"\"\n\\\"\"\"\n\"\"\"", #"open(""") text(\n\"""\n) close(""")"#),
    ("#\"\"\"\n\"\"\"\n\"\"\"#", ##"open(#""") text(\n"""\n) close("""#)"##),
    ("#\"\"\"\n\\(a) \\#(b)\n\"\"\"#", ##"open(#""") text(\n\(a) ) \#( identifier(b) \) text(\n) close("""#)"##),
    // Four quotes end at the third, and with `#`s at the fourth.
    ("\"\"\"\na\"\"\"\"", #"open(""") text(\na) close(""") open(") close() !unterminated-string"#),
    ("#\"\"\"\na\"\"\"\"#", ##"open(#""") text(\na") close("""#)"##),
  ])
  func multiLine(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    (#""a \(b) c""#, #"open(") text(a ) \( identifier(b) \) text( c) close(")"#),
    (#""\(a)\(b)""#, #"open(") \( identifier(a) \) \( identifier(b) \) close(")"#),
    (#""\(f(x))""#, #"open(") \( identifier(f) ( identifier(x) ) \) close(")"#),
    (#""\(a["k"])""#, #"open(") \( identifier(a) [ open(") text(k) close(") ] \) close(")"#),
    (#""\("\("a")")""#, #"open(") \( open(") \( open(") text(a) close(") \) close(") \) close(")"#),
    (
      #""\(a.map { ")" })""#,
      #"open(") \( identifier(a) . identifier(map) { open(") text()) close(") } \) close(")"#
    ),
    (#""\(/* ) */a)""#, #"open(") \( comment(/* ) */) identifier(a) \) close(")"#),
    (
      #""\(placeholder: .int)""#,
      #"open(") \( identifier(placeholder) : . identifier(int) \) close(")"#
    ),
    (##"#"\(a) \#(b)"#"##, ##"open(#") text(\(a) ) \#( identifier(b) \) close("#)"##),
    (###"##"\#(a) \##(b)"##"###, ###"open(##") text(\#(a) ) \##( identifier(b) \) close("##)"###),
    (#""\ (a)""#, #"open(") text(\ (a)) close(")"#),
    (#""\\(a)""#, #"open(") text(\\(a)) close(")"#),
    ("\"\"\"\n\\(\na\n)\n\"\"\"", #"open(""") text(\n) \( identifier(a) \) text(\n) close(""")"#),
    ("\"\\(\"\"\"\na\n\"\"\")\"", #"open(") \( open(""") text(\na\n) close(""") \) close(")"#),
    (#""\(a /b)/)""#, #"open(") \( identifier(a) operator(/) identifier(b) \) text(/)) close(")"#),
  ])
  func interpolations(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  /// A literal of one line ends with it, whatever is open in it; one of several lines with the file.
  @Test(arguments: [
    ("\"a\nb", #"open(") text(a) close() identifier(b) !unterminated-string"#),
    ("\"a\r\nb", #"open(") text(a) close() identifier(b) !unterminated-string"#),
    ("\"a\\\nb", #"open(") text(a\) close() identifier(b) !unterminated-string"#),
    ("\"a", #"open(") text(a) close() !unterminated-string"#),
    ("\"", #"open(") close() !unterminated-string"#),
    ("\"\\", #"open(") text(\) close() !unterminated-string"#),
    ("#\"a\"\nb", ##"open(#") text(a") close() identifier(b) !unterminated-string"##),
    ("\"\"\"\na\nb", #"open(""") text(\na\nb) close() !unterminated-string"#),
    ("\"\\(a\nb", #"open(") \( identifier(a) \() close() identifier(b) !unterminated-string"#),
    ("\"\\(\nb", #"open(") \( \() close() identifier(b) !unterminated-string"#),
    (
      "\"\\(f(a\nb",
      #"open(") \( identifier(f) ( identifier(a) \() close() identifier(b)"#
        + " !unmatched-bracket !unterminated-string"
    ),
    // Both literals end at the line break.
    (
      "\"\\(\"\\(a\nb",
      #"open(") \( open(") \( identifier(a) \() close() \() close() identifier(b)"#
        + " !unterminated-string !unterminated-string"
    ),
    // The outer one goes on.
    (
      "\"\"\"\n\\(\"a\n)\n\"\"\"",
      #"open(""") text(\n) \( open(") text(a) close() \) text(\n) close(""")"#
        + " !unterminated-string"
    ),
    ("\"\\(a // b)\"\nc", #"open(") \( identifier(a) comment(// b)") \() close() identifier(c) !unterminated-string"#),
    ("\"\\(a", #"open(") \( identifier(a) \() close() !unterminated-string"#),
    // A brace that is open in an interpolation does not keep `)` from ending it.
    ("\"\\(a { )\" b", #"open(") \( identifier(a) { \) close(") identifier(b) !unmatched-bracket"#),
    ("\"\\(f(a { ))\"", #"open(") \( identifier(f) ( identifier(a) { ) \) close(") !unmatched-bracket"#),
  ])
  func unterminated(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test func nulWithinText() {
    #expect(TokenPrinter("\"a\0b\" \0 c").tokens == #"open(") text(a\0b) close(") identifier(c)"#)
  }
}
