import Foundation
@testable import SourceScan
import Testing

/// Whatever starts something, over and over and never closed; and files of one long line. Nothing may trap or look at the
/// same tokens again for each of them.
///
/// `HOSTILE_UNITS=16000` makes what is quadratic take seconds; `LINE_MEGABYTES=200` is the longest line that any user asked
/// for.
@Suite struct RepetitionTests {
  /// Units that once made the parser or the outline slow are first.
  static let units = [
    "public ", "class ", "class class func ", "extension A {", "#if a || ", "#if a(", "#if (", "#if !", "a #if b ",
    "#elseif b\n", "#if a\n@A\n#endif\n",
    "@A\n#if a\n", "let a: A<", "let a = A<", "A<", "func f(", "func f<", "func f() {", "func f() { struct A {",
    "f { struct A {}\n", "struct A {", "struct A: ", "struct A<", "struct A {}\n", "struct ", "@A ", "@A(", "private(",
    "enum E { case ", "case a(", "typealias A = ", "extension A where T == ", "import a.", "#M(", "#M {", "a + ",
    "a ? b : ", "a.b", ".a(", ".a { ", "a as ", "try ", "!", "a?", "\\.a", "\\a[", "if a { } else ",
    "switch a { case b: ", "a: b: {", "{ a in ", "f { } a: { } ", "init(", "macro m ", "a::", "let a: () -> ",
    "let a: (", "let a: [", "let a: some ", "let a: @A ", "let a: A & ", "let a: ~", "actor A ", "a<b>", "f(a<b, ",
    "\"\\(a<b, ", "throws ", "() -> ", "let x = [a ", "let x = #m<", "struct A: B, ", "var a: T { ", "var a { get ",
    "\"\"\"\n\\(", "#if a\nstruct S {\n#else\n", "/*", "#\"\\#(", "{ ", "f { } ", "{ ' ", "{ \"\\(", "{ /* ",
  ]

  static let count = ProcessInfo.processInfo.environment["HOSTILE_UNITS"].flatMap(Int.init) ?? 500

  @Test(arguments: units)
  func parses(unit: String) {
    for (before, after) in [
      ("", ""), ("struct S { ", " }"), ("let z = ", ""), ("#if a\n", "\n#endif\n"), ("let z = \"\\(", ")\"\n"),
    ] {
      let text = SourceText((before + String(repeating: unit, count: Self.count) + after).utf8)
      var buffer = TokenBuffer()
      let parsed = parse(text, &buffer)
      #expect(parsed.diagnostics.allSatisfy { Int($0.span.end) <= text.count })
      let all = Outline(text, buffer)
      #expect(all.entries.allSatisfy { $0.name.start <= $0.name.end })
      lex(text, into: &buffer, skipping: .toOutline)
      #expect(Outline(text, buffer).entries.count == all.entries.count)
    }
  }

  static let line = Int(
    1_000_000 * (ProcessInfo.processInfo.environment["LINE_MEGABYTES"].flatMap(Double.init) ?? 0.1))

  @Test(arguments: [
    ("let a = \"", "x", "\""), ("let a = \"", "\\n", "\""), ("let a = [", "1, ", "]"), ("let a = ", "b + ", "c"),
    ("// ", "/", ""), ("/* ", "* ", "*/"), ("let ", "a", " = 1"), ("let a = f(", "b: c, ", ")"),
    ("let a = \"", "\\(b) ", "\""), ("", "let a = 1; ", ""), ("let a = ", "(", ")"), ("let a = 0x", "F", ""),
    ("let a = b", ".c()", ""), ("struct A { ", "func f() {}; ", "}"), ("let a = #/", "(x)", "/#"), ("", " ", ""),
  ])
  func oneLine(open: String, piece: String, close: String) {
    let text = SourceText((open + String(repeating: piece, count: Self.line / piece.utf8.count) + close).utf8)
    var buffer = TokenBuffer()
    _ = parse(text, &buffer)
    #expect(Int(buffer.tokens.last?.start ?? 0) == text.count)
    _ = Outline(text, buffer)
  }
}
