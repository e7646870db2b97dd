@testable import SourceScan
import Testing

/// The parser's reading of an initial value. Each row has a form whose wrong reading would lose a title, a default, a phrase.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("5", "int 5"), ("-5", "int -5"), ("0xFF_00", "int 0xFF_00"), ("1.5e3", "float 1.5e3"), ("+5", "prefix+ int 5"),
    ("-(5)", "prefix- (int 5)"), ("true", "true"), ("nil", "nil"), ("_", "_"), ("a - 5", "other<a - 5>"),
    ("a -5", "a"), ("!flag", "prefix! flag"), ("/a+b/", "regex"),
  ])
  func literals(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    ("a.b.c", "a.b.c"), (".navy", ".navy"), (".`default`", ".default"), ("T.self", "T.self"), ("T.init", "T.init"),
    ("x.0.1", "x.0.1"), ("a\n  .b\n  .c", "a.b.c"), ("`self`", "self"), ("[String].self", "type([String]).self"),
    ("(any P).self", "(type(any P)).self"), ("any P.Type", "type(any P.Type)"),
    ("Set<Int>()", "Set<Int>()"), ("A<B, C<D>>.e", "A<B, C<D>>.e"), ("a < b", "other<a < b>"),
    ("f(a < b, c > d)", "f(other<a < b>, other<c > d>)"), ("[Int: [String]]()", "type([Int: [String]])()"),
    ("Provider<Self>()", "Provider<Self>()"), ("foo(a:b:)", "foo"), (".foo(a:)", ".foo"),
    ("A\n// comment\n.b", "A.b"),
  ])
  func references(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    ("f()", "f()"), ("f(1, a: 2, )", "f(int 1, a: int 2)"), (".init(name: \"x\")", ".init(name: \"x\")"),
    ("f(_: 1)", "f(int 1)"), ("f(0, +, by: <)", "f(int 0, other<+>, by: other<<>)"), ("f { $0 }", "f() { $0 }"),
    ("f(1) { a } otherwise: { b }", "f(int 1) { a } otherwise: { b }"),
    ("f(1)\n{ a }\notherwise:\n{ b }", "f(int 1) { a } otherwise: { b }"), ("f\n(1)", "f"), ("a[1]", "a[int 1]"),
    ("a\n[1]", "a"), ("URL(string: \"x\")!", "URL(string: \"x\")!"), ("a!.b?.c", "a!.b?.c"), ("a!!", "a!!"),
    ("f(true: \"On\", false: \"Off\")", "f(true: \"On\", false: \"Off\")"), ("f({ a in b })", "f({ in b })"),
    ("{ [weak self] a, b in c }()", "{ in c }()"), ("{ (a: Int) async throws -> B in c }", "{ in c }"),
    ("f(a /* , b */, c // d)\n)", "f(a, c)"), ("#file", "#file()"), ("#selector(a)", "#selector(a)"),
    ("f(#if X\n1\n#else\n2\n#endif\n)", "f(int 1, int 2)"),
  ])
  func calls(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    ("[]", "[]"), ("[:]", "[:]"), ("[1, 2,]", "[int 1, int 2]"), ("[.a: 1, .b: 2,]", "[.a: int 1, .b: int 2]"),
    ("[\n  names: \"n\", // c\n]", "[names: \"n\"]"), ("()", "tuple()"), ("(1)", "(int 1)"),
    ("(1, name: \"n\")", "tuple(int 1, name: \"n\")"), ("(0, 255)", "tuple(int 0, int 255)"),
    ("[.Art : \"a\"]", "[.Art: \"a\"]"), ("[a ? b : c: d]", "[other<a ? b : c>: d]"),
  ])
  func collections(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    ("\\.a", "keyPath(|a)"), ("\\.$shelf", "keyPath(|$shelf)"), ("\\T.$a.b", "keyPath(T|$a|b)"),
    ("\\.self", "keyPath(|self)"),
    ("\\.items[0]?.name", "keyPath(|items|[0]|?|name)"), ("\\Array<Int>.count", "keyPath(Array<Int>|count)"),
    ("\\[Int].first!.x", "keyPath([Int]|first|!|x)"), ("f(\\.$a, .equalTo, true)", "f(keyPath(|$a), .equalTo, true)"),
  ])
  func keyPaths(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    ("1 as Double", "int 1 as Double"), ("x as? T", "other<x as? T>"), ("x as! T", "other<x as! T>"),
    ("x is T", "other<x is T>"), ("a + b", "other<a + b>"), ("\"a\" + \"b\"", "other<\"a\" + \"b\">"),
    ("c ? a : b", "other<c ? a : b>"), ("try f()", "other<try f()>"), ("try! f()", "other<try! f()>"),
    ("await f()", "other<await f()>"), ("1...3", "other<1...3>"), ("a\n  + b", "other<a\n  + b>"),
    ("a\n-b", "a"), ("a ?? b", "other<a ?? b>"), ("if c { a } else { b }", "other<if c { a } else { b }>"),
    ("switch c { case 1: a default: b }", "other<switch c { case 1: a default: b }>"), ("a = b", "other<a = b>"),
    ("&x", "prefix& x"), ("x...", "other<x...>"), ("a\n#if X\n.b\n#endif", "other<a\n#if X\n.b\n#endif>"),
  ])
  func operators(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    (#""""#, #""""#), (#""a""#, #""a""#), (#""a\n\t\\\"\u{e9}""#, "\"a⏎\t\\\"é\""),
    (##"#"a\n\#(x)"#"##, #""a\n|\(x)""#),
    (##"#"a\#n"#"##, #""a⏎""#), (#""\(.applicationName) x""#, #""\(.applicationName)| x""#),
    (#""\(placeholder: .int) items""#, #""\(placeholder: .int)| items""#), (#""\("a \(b)")""#, #""\("a |\(b)")""#),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "\"a⏎  b\""), ("\"\"\"\n  a \\\n  b\n  \"\"\"", "\"a b\""),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"a⏎b\""), ("\"\"\"\n  \\(x) a\n\n  b\n  \"\"\"", "\"\\(x)| a⏎⏎b\""),
    ("\"\"\"\n\n  \"\"\"", "\"\""), ("\"\"\"\n\"\"\"", "\"\""), (#""a\q""#, #""a\q""#),
    ("\"\"\"\n  a\n  \\(x)\n  \"\"\"", "\"a⏎|\\(x)\""),
  ])
  func strings(source: String, expected: String) { #expect(SyntaxPrinter.expression(source) == expected) }

  @Test(arguments: [
    ("a\nb", "a; b"), ("return a", "return a"), ("return\n", "return "), ("a; b", "a; b"),
    ("if #available(iOS 17.0, *) { a } else { b }", "if available(iOS 17.0, *) { a } else { b }"),
    ("if #unavailable(iOS 17) { a }", "if unavailable(iOS 17) { a }"),
    ("if #available(iOS 17, *), x { a }", "if … { a }"),
    ("if x { a } else if y { b }", "if … { a } else { if … { b } }"),
    ("switch x { case .a, .b: p\ndefault: q }", "switch x { p | q }"), ("for x in y { a }", "other"),
    ("guard let x else { return }\na", "other; a"), ("let x = { a }\nb", "declaration; b"),
    ("#if X\na\n#else\nb\n#endif", "#if(X) { a } #if(!(X)) { b }"),
    ("#if A\na\n#elseif B\nb\n#else\nc\n#endif", "#if(A) { a } #if(!(A),B) { b } #if(!(A),!(B)) { c }"),
    ("Summary(\"x\") {\n\\.$a\n\\.$b\n}", "Summary(\"x\") { keyPath(|$a); keyPath(|$b) }"),
    (
      "Switch(\\.$a) {\nCase(.x) { b }\nDefaultCase { c }\n}",
      "Switch(keyPath(|$a)) { Case(.x) { b }; DefaultCase() { c } }"
    ),
    ("do { a } catch { b }\nc", "other; c"), ("repeat { a } while b\nc", "other; c"), ("x = 1\ny", "other<x = 1>; y"),
  ])
  func statements(source: String, expected: String) { #expect(SyntaxPrinter.statements(source) == expected) }
}
