@testable import SourceScan
import Testing

/// The tokens of pieces of source. The expectations are the language reference's lexical grammar.
@Suite struct TokenTests {
  @Test(arguments: [
    ("", ""),
    (" \t\u{B}\u{C}\r\n\n\r", ""),
    ("a b", "identifier(a) identifier(b)"),
    ("a\0b", "identifier(a) identifier(b)"),
    ("\u{FEFF}a", "identifier(a)"),
    ("a \u{FEFF} b", "identifier(a) identifier(b)"),
    // The compiler warns of a no-break space, and takes it for a space.
    ("a\u{A0}b", "identifier(a) identifier(b)"),
    ("a//b\nc", "identifier(a) comment(//b) identifier(c)"),
    ("//a\r\nb//\rc", "comment(//a) identifier(b) comment(//) identifier(c)"),
    ("//", "comment(//)"),
    ("//a\0b\nc", "comment(//a\\0b) identifier(c)"),
    ("/// a\n//// b", "comment(/// a) comment(//// b)"),
    ("/*/ */x", "comment(/*/ */) identifier(x)"),
    ("/**/x", "comment(/**/) identifier(x)"),
    ("/* /* */ */x", "comment(/* /* */ */) identifier(x)"),
    ("/*\"*/\"/*\"", "comment(/*\"*/) open(\") text(/*) close(\")"),
    ("/* a\nb */c", "comment(/* a\\nb */) identifier(c)"),
    ("/* // */a", "comment(/* // */) identifier(a)"),
    ("/* a", "comment(/* a) !unterminated-comment"),
    ("/* /* */", "comment(/* /* */) !unterminated-comment"),
    ("/*/", "comment(/*/) !unterminated-comment"),
    ("#!/usr/bin/swift\na", "comment(#!/usr/bin/swift) identifier(a)"),
    ("\u{FEFF}#!x\na", "comment(#!x) identifier(a)"),
    (" #!x", "# operator(!) identifier(x)"),
  ])
  func whiteSpaceAndComments(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    (
      "title _ _x x1 $0 $name $",
      "identifier(title) identifier(_) identifier(_x) identifier(x1) identifier($0)"
        + " identifier($name) identifier($)"
    ),
    ("`default`", "identifier(`default`)"),
    ("`struct` struct", "identifier(`struct`) declarationKeyword(struct)"),
    ("`two words`()", "identifier(`two words`) ( )"),
    ("`1st + 2nd`", "identifier(`1st + 2nd`)"),
    ("`a\n`b`", "unknown(`) identifier(a) identifier(`b`) !unexpected-character"),
    ("`", "unknown(`) !unexpected-character"),
    ("größe straße", "identifier(größe) identifier(straße)"),
    ("日本 x日", "identifier(日本) identifier(x日)"),
    ("🚀 a🚀b", "identifier(🚀) identifier(a🚀b)"),
    // A family is four characters and three joiners, all of them identifier characters.
    ("👨‍👩‍👧‍👦", "identifier(👨‍👩‍👧‍👦)"),
    // A combining accent continues a name and does not start one.
    ("e\u{301}", "identifier(e\u{301})"),
    ("\u{301}a", "unknown(\u{301}a) !unexpected-character"),
    ("averyveryverylongidentifier_with_under_scores1", "identifier(averyveryverylongidentifier_with_under_scores1)"),
    ("a_b$c", "identifier(a_b$c)"),
    ("<#name#>", "identifier(<#name#>)"),
    ("f(<#T##Int#>)", "identifier(f) ( identifier(<#T##Int#>) )"),
    ("<#a\n#>", "operator(<) # identifier(a) # operator(>)"),
    ("a=<#b#>", "identifier(a) operator(=) identifier(<#b#>)"),
  ])
  func identifiers(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    (
      "struct class enum actor protocol extension typealias import",
      "declarationKeyword(struct) declarationKeyword(class) declarationKeyword(enum) declarationKeyword(actor) declarationKeyword(protocol) declarationKeyword(extension)"
        + " declarationKeyword(typealias) declarationKeyword(import)"
    ),
    (
      "structs Struct enums func e tt",
      "identifier(structs) identifier(Struct) identifier(enums) identifier(func)"
        + " identifier(e) identifier(tt)"
    ),
    // Words as long as a keyword modulo 8, and with its first letter.
    ("extensionextension enumxxxxyyyy", "identifier(extensionextension) identifier(enumxxxxyyyy)"),
    (".struct class_", ". declarationKeyword(struct) identifier(class_)"),
    ("#if", "#if !unterminated-conditional"),
  ])
  func declarationKeywords(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ("0 42 1_000 007", "integer(0) integer(42) integer(1_000) integer(007)"),
    ("0xFF_00 0o17 0b1010_1", "integer(0xFF_00) integer(0o17) integer(0b1010_1)"),
    ("1.5 1e3 1.5e-3 1_0.0_1E+5", "float(1.5) float(1e3) float(1.5e-3) float(1_0.0_1E+5)"),
    ("0x1p3 0x1.8p-3 0xA.0P+1", "float(0x1p3) float(0x1.8p-3) float(0xA.0P+1)"),
    ("1.foo 1.max", "integer(1) . identifier(foo) integer(1) . identifier(max)"),
    ("1...3", "integer(1) operator(...) integer(3)"),
    ("1..<3", "integer(1) operator(..<) integer(3)"),
    ("1.0...3", "float(1.0) operator(...) integer(3)"),
    ("x.0.1", "identifier(x) . integer(0) . integer(1)"),
    ("x.0.1.description", "identifier(x) . integer(0) . integer(1) . identifier(description)"),
    ("0xFF.description", "integer(0xFF) . identifier(description)"),
    ("0xFF.p", "integer(0xFF) . identifier(p)"),
    ("-5", "operator(-) integer(5)"),
    ("1+2", "integer(1) operator(+) integer(2)"),
    ("1.", "integer(1) ."),
    // Malformed, and one token all the same.
    (
      "1x 0b12 0o8 0xG 1e 1.5x 1e+x 0x1.8",
      "integer(1x) integer(0b12) integer(0o8) integer(0xG) float(1e)"
        + " float(1.5x) float(1e+x) integer(0x1.8)"
    ),
    ("1é", "integer(1é)"),
  ])
  func numbers(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ("a -> b", "identifier(a) operator(->) identifier(b)"),
    ("a=b", "identifier(a) operator(=) identifier(b)"),
    ("a?.b!.c", "identifier(a) operator(?) . identifier(b) operator(!) . identifier(c)"),
    ("[A<B>?]", "[ identifier(A) operator(<) identifier(B) operator(>?) ]"),
    ("A<B<C>>=d", "identifier(A) operator(<) identifier(B) operator(<) identifier(C) operator(>>=) identifier(d)"),
    ("a && b || !c", "identifier(a) operator(&&) identifier(b) operator(||) operator(!) identifier(c)"),
    ("&x", "operator(&) identifier(x)"),
    ("a... .b ..<c", "identifier(a) operator(...) . identifier(b) operator(..<) identifier(c)"),
    // A dot continues only an operator that starts with one.
    ("a+.b", "identifier(a) operator(+) . identifier(b)"),
    (".+.", "operator(.+.)"),
    ("a.\nb", "identifier(a) . identifier(b)"),
    ("a+//b", "identifier(a) operator(+) comment(//b)"),
    ("a+/*b*/c", "identifier(a) operator(+) comment(/*b*/) identifier(c)"),
    ("a./*b*/c", "identifier(a) . comment(/*b*/) identifier(c)"),
    ("a*/b", "identifier(a) operator(*/) identifier(b)"),
    ("a → b ⊕= c", "identifier(a) operator(→) identifier(b) operator(⊕=) identifier(c)"),
    ("a ∀⃝ b", "identifier(a) operator(∀⃝) identifier(b)"),
    ("<<<<<<< a", "operator(<<<<<<<) identifier(a)"),
    ("\\.a", "\\ . identifier(a)"),
    ("a::b", "identifier(a) : : identifier(b)"),
    ("@A;,:", "@ identifier(A) ; , :"),
    ("#selector(a) #Preview", "# identifier(selector) ( identifier(a) ) # identifier(Preview)"),
  ])
  func operatorsAndPunctuation(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test func conditionalDirectives() {
    let source = "#if a\n#elseif b\n#else\n#endif #iff #if_ # if"
    let expected =
      "#if identifier(a) #elseif identifier(b) #else #endif # identifier(iff) # identifier(if_) # identifier(if)"
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ([0xFF], "unknown(\u{FFFD}) !invalid-utf8"),
    // One token and one report for a row of them.
    ([0x61, 0xC0, 0x80, 0x62], "identifier(a) unknown(\u{FFFD}\u{FFFD}) identifier(b) !invalid-utf8"),
    // Overlong, a surrogate, beyond the last character, cut off.
    ([0xE0, 0x80, 0x80], "unknown(\u{FFFD}\u{FFFD}\u{FFFD}) !invalid-utf8"),
    ([0xED, 0xA0, 0x80], "unknown(\u{FFFD}\u{FFFD}\u{FFFD}) !invalid-utf8"),
    ([0xF4, 0x90, 0x80, 0x80], "unknown(\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}) !invalid-utf8"),
    ([0xE6, 0x97], "unknown(\u{FFFD}) !invalid-utf8"),
    ([0x01, 0x7F], "unknown(\u{1}\u{7F}) !unexpected-character"),
    ([0x22, 0xFF, 0x22], "open(\") text(\u{FFFD}) close(\")"),
    ([0x2F, 0x2F, 0xFF], "comment(//\u{FFFD})"),
  ])
  func bytesThatAreNoCharacters(source: [UInt8], expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }

  @Test(arguments: [
    ("'a'", "unknown(') identifier(a) unknown(') !unexpected-character !unexpected-character"),
    ("“a”", "unknown(“) identifier(a) unknown(”) !unexpected-character !unexpected-character"),
    ("a\u{2028}b", "identifier(a) unknown(\u{2028}) identifier(b) !unexpected-character"),
    ("—–", "unknown(—–) !unexpected-character"),
  ])
  func charactersThatStartNothing(source: String, expected: String) {
    #expect(TokenPrinter(source).tokens == expected)
  }
}
