import Testing

@testable import SourceScan

/// Code that the first pass takes no tokens of. What is skipped wrongly takes a type along, or the rest of the file; what is
/// never skipped costs time.
@Suite struct SkippedBodiesTests {
  private static func tokens(_ source: String, _ skippable: SkippableBodies = .toOutline) -> [Token] {
    var buffer = TokenBuffer()
    lex(SourceText(source.utf8), into: &buffer, skipping: skippable)
    return buffer.tokens
  }

  /// `func f() {`, `}` and the end.
  private static let countWithoutBody = 7

  @Test(arguments: [
    "", " return 1 ", "\nif a { b(c[d]) } else { e { f } }\n", "let a = \"b }\"", "let a = \"b\\\" }\"",
    "let a = \"\\(b { c })d\"",
    "let a = \"\"\"\n } \\(b {\n})\n \"\"\"", "// }\n", "/* } /* } */ */", "a / b", "a(b) / c[d] / 2", "a/b",
    "`class` = 1", "a.classes()",
    "#if a\n{ b }\n#elseif c\n#else\n#endif", "#selector(a)", "if #available(iOS 17, *) { }", "\\.a.b",
    "a\r\nb\tc\u{C}d", "@Sendable in",
    "structs(enumeration, actors, imports, aclass)", "_ = $0", "Button(action: a)", "a = \"\u{1F600} é\" // é\n",
    "{ { { } } }", "x.importer", "0x1F.e", "refresh()", "acg|b", "store.urls(feature.that)", "a.static()",
  ])
  func isSkipped(body: String) { #expect(Self.tokens("func f() {\(body)}").count == Self.countWithoutBody, "\(body)") }

  /// Code that only the lexer itself can judge, or that a caller asks for.
  @Test(arguments: [
    "struct L {}", "class L {}", "enum L {}", "actor L {}", "protocol L {}", "extension L {}", "typealias L = M",
    "import L",
    "a.class", "( ]", ")", "(", "#if a", "#endif", "#else", "(\n#if a\n)\n#endif", "'", "é", "\u{1}", "\u{7F}",
    "#\"a\"#", "#/a/#",
    "return /a/", "a + /b/", "return / a", "<#a#>", "\"a", "\"\\(\n)\"", "\"\"\"\n", "`a", "/* a", "a =// b\n",
    "\"\\(a ] )\"",
  ])
  func isLexed(body: String) {
    #expect(Self.tokens("func f() {\(body)}").count != Self.countWithoutBody, "\(body)")
    expectSame("func f() {\(body)}\nstruct S {}")
  }

  @Test(arguments: [
    ("refresh()", true), ("a.refresh", true), ("\"\\(refresh)\"", true), ("Button(intent: a)", true),
    ("f(action: a)", true), ("f(action : a)", true), ("f(action:a)", true), ("f(action:\na)", true),
    ("f(action\n: a)", true),
    ("f(action:\ta)", true), ("f(action\t: a)", true), ("f(action/**/: a)", true), ("f(action: /**/a)", true),
    ("f(action: `a`)", true), ("f(action: _a)", true), ("f(action: $a)", true), ("f(action: é)", true),
    ("f(action: { a })", false), ("f(action: .a)", false), ("f(action: \"a\")", false), ("f(action  :  { a })", false),
    ("let action = a", false), ("a.action()", false), ("f(action)", false), ("f(action, a: b)", false),
    ("(refresh: { a })", true),
    ("@main struct L {}", true), ("@main f()", true), ("refreshed()", false), ("\"refresh\"", false),
    ("inset(by: 1)", false),
    ("main()", false), ("@mainActor in", false), ("`refresh`()", false), ("unrefresh()", false),
  ])
  func isLexedForMentions(body: String, isLexed: Bool) throws {
    let skippable = try #require(SkippableBodies(withoutMentionsOf: SkippingInvariants.query))
    #expect((Self.tokens("func f() {\(body)}", skippable).count != Self.countWithoutBody) == isLexed)
    expectSame("func f() {\(body)}")
  }

  /// Words are told from others by their first four letters, and their lengths are bits of a number.
  @Test(arguments: [
    ("at", false), ("add", false), ("adds", true), (String(repeating: "a", count: 63), true),
    (String(repeating: "a", count: 64), false),
  ])
  func shortWords(name: String, areFound: Bool) {
    let query = Mentions.Query(names: [name], attributes: [], labels: [], of: [])
    #expect((SkippableBodies(withoutMentionsOf: query) != nil) == areFound)
  }

  /// The start, the end and the kind of a body.
  @Test(arguments: [
    "struct S: P where T == U { let a = 1 }", "class func f() { a }", "protocol P: class { func f() }",
    "{ a }", " { a }", "{", "a {", "}", "\"\\({ a })\"", "\"\\({\na })\"", "struct S { var v: Int { 1 } }",
    "#if a {\nb\n}\nstruct S {}\n#endif", "#if a\n{\nb\n}\nstruct S {}\n#elseif { c\n}\n#endif",
    "struct S { #if a\nvar b: C { d }\n#else\nstruct T {}\n#endif }", "struct S { var a: B { c }\n#if a\n} #endif }",
    "struct S { func f() { a } /* b", "struct S { func f() { a } /* b */ /* c */ struct T {} }",
    "struct S { func f() { a } / b / c }", "struct S { func f() { a } /b/ }",
    "struct S { func f() { a } /b/ struct T {} }",
    "struct S { @A({ b }) struct T {} }", "struct S { let a = { b }() struct T {} }",
    // A keyword without a name before a body that it doesn't announce.
    "extension S\nenum { static var a }", "extension S.enum { static var a }",
    "enum S\nextension { case a }", "extension S\nextension { static var a }",
  ])
  func surroundings(source: String) { expectSame(source) }

  /// Which tokens are left.
  @Test(arguments: [
    ("struct S { let a = 1; var b: C { d }; func e(f: G) -> H { i } }", "struct S { }"),
    ("struct S { var a: B { c } private struct T { var d = 1 } }", "struct S { { } private struct T { } }"),
    ("struct S { let a = 1 struct T { } var b = 2 }", "struct S { let a = 1 struct T { } }"),
    ("struct S { func f() { a { struct T { } } } func g() { b } }", "struct S { func f ( ) { a { struct T { } } } }"),
    ("struct S { func f() { a } func g() { 'b } func h() { c } }", "struct S { { } func g ( ) { ' b } }"),
    ("struct S { #if a\nlet b = 1\n#endif }", "struct S { }"),
    ("func f() { g { a } h { b } struct T { } }", "func f ( ) { { } struct T { } }"),
    ("extension S { func f() { a } let b = 1 }", "extension S { }"),
    ("extension S { func f() { a } static let b = 1 }", "extension S { func f ( ) { } static let b = 1 }"),
    ("enum E { case a, b; case c }", "enum E { }"), ("enum E { static let a = 1; let b = 2 }", "enum E { }"),
    (
      "enum E { static var a: B { c } static let d = 1; enum F { } }",
      "enum E { { } static let d = 1 ; enum F { } }"
    ),
    (
      "extension S { func f() { statics } struct T { func g() { } let a = 1 } }",
      "extension S { func f ( ) { } struct T { } }"
    ),
  ])
  func members(source: String, kept: String) {
    #expect(Self.words(source) == kept)
    expectSame(source)
  }

  private static func words(_ source: String) -> String {
    let bytes = Array(source.utf8)
    return tokens(source).dropLast().map { String(decoding: bytes[$0.span.range], as: UTF8.self) }.joined(
      separator: " ")
  }

  /// The names of an extension's members are asked for if one of them is static, wherever its body starts.
  @Test(arguments: [
    "extension S { func f() {} static let a = 1; let b = 2 }",
    "extension S { struct T {} func f() {} static let a = 1 }",
    "extension S { let a = 1; func f() { static } }", "extension S where T == U { var a: B { c } static func f() {} }",
    "a.extension { static let b = 1 }", "extension ({ static let a = 1 }) { static let b = 1 }",
    "extension [{ a }] { let b = { c }; static let d = 1 }",
    "extension A { } extension B { let c = { d }; static let e = 1 }",
    "{ extension A }{ let b = { c }; static let d = 1 }",
    "extension A { extension B { let c = 1 } let d = {}; static let e = 2 }",
    "#if extension {\nstatic let a = {}; let b = 1\n}\n#endif", "extension S { `static` }",
    "extension S { let a = statics }",
    // Bodies without an end of their own.
    "{{#if\nextension S {#endif}() var a } static", "extension S { func f() {} static let a = 1",
  ])
  func staticMembers(source: String) { expectSame(source) }

  /// Whether an enum has a case, wherever that is.
  @Test(arguments: [
    "enum E { case a }", "enum E { static let a = 1\ncase b }",
    "enum E { func f() { a } static let b = 1; case c; let d = 2 }",
    "enum E { static var a: B { switch c { case d: e } } }", "enum E { struct S { } case a }",
    "a.enum { case b }", "enum E where T == [{ a }] { let b = 1; case c }",
    "enum E { enum F { let a = 1 } let b = 2; case c }",
    "extension S { enum E { let a = 1; case b } static let c = 1 }",
    "enum E { extension S { static let a = 1 } case b }",
    "enum E { case", "enum E { // case", "{{#if\nenum E {#endif}() var a } case b",
  ])
  func cases(source: String) { expectSame(source) }

  /// Broken code that ran into what is skipped: conditions, headers and types end at a brace.
  @Test(arguments: [
    "#if a { b, c\nd }\nstruct S {}\n#endif", "#if os(a\n) b: C { d\ne }\nstruct S {}\n#endif",
    "#if os({ a, b\nc }) d\nstruct S {}\n#endif", "#if os({ a\nb }\nstruct S {}\n#endif",
    "struct S { struct T: A }\nfunc f() { a } let b: C { d }\nstruct U {}",
    "{ protocol P: Q where Self: R }{ a }\nlet b = c\nstruct S {}", "{ struct S<T }{ a } let b > c { d }",
    "@A(b: { (c: @escaping @Sendable D) in e }) private struct S {}", "@A(b: { private }) @B struct S {}",
    "typealias A = (}{ b }, c, d { e } )", "typealias A = B<}{ c }, d> { e }", "typealias A = [}{ b: c } d ]",
    "extension [A }{ b } ] { static let c = 1; let d = 2 }",
  ])
  func brokenHeaders(source: String) { expectSame(source) }

  /// Deeper than the brackets are counted.
  @Test(arguments: [30, 31, 32, 33, 100])
  func depth(count: Int) {
    let nested = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    expectSame("func f() { \(nested) }\nstruct S {}")
    expectSame(
      "func f() { \(String(repeating: "\"\\(", count: count)) \(String(repeating: ")\"", count: count)) }\nstruct S {}")
  }

  /// A line of braces after an `#if` takes time in proportion to its length: none of them is part of the condition.
  @Test func longConditions() {
    for count in [10, 100, 100_000] {
      let text = SourceText("#if a \(String(repeating: "{ } ", count: count))\nstruct S {}\n#endif".utf8)
      var buffer = TokenBuffer()
      lex(text, into: &buffer, skipping: .toOutline)
      #expect(Outline(text, buffer).entries.count == 1)
    }
  }

  /// Wherever the keyword is: bodies are looked at in pieces.
  @Test(arguments: ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"])
  func placesOfKeywords(keyword: String) {
    for count in 0..<150 {
      let source = "func f() {\(String(repeating: ";", count: count))\(keyword) L: P = Q {} }"
      var buffer = TokenBuffer()
      let text = SourceText(source.utf8)
      lex(text, into: &buffer, skipping: .toOutline)
      #expect(Outline(text, buffer).entries.count == 1, "\(source)")
    }
  }

  /// A release build, which examines 16 bytes at a time, finds exactly the fourth letters of the words, in any position and
  /// after anything but a letter.
  @Test func stops() throws {
    let declarationKeywords = ["struct", "class", "enum", "extension", "actor", "protocol", "typealias", "import"]
    let skippable = try #require(SkippableBodies(withoutMentionsOf: SkippingInvariants.query))
    let mentioned = ["refresh", "intent", "action"]
    for (skippable, words) in [
      (SkippableBodies.toOutline, declarationKeywords), (skippable, declarationKeywords + mentioned),
    ] {
      var bytes: [UInt8] = Array("    ".utf8), expected: [Int] = []
      for before in UInt8.min..<0x80 where !(0x61...0x7A).contains(before) {
        for word in words {
          if Self.stopsEverywhere(before) { expected.append(bytes.count) }
          bytes.append(before)
          expected.append(bytes.count + 3)
          bytes += word.utf8
        }
      }
      #expect(Self.stops(bytes, skippable) == expected)
      #expect(Set(expected.map { $0 % 64 }).count == 64)
    }
  }

  /// So it is for single bytes that are no code.
  @Test func stopsAtBytes() {
    let bytes = (0...255).flatMap { [UInt8](repeating: UInt8(ascii: "a"), count: 5) + [UInt8($0)] }
    let expected = bytes.indices.filter { Self.stopsEverywhere(bytes[$0]) }
    #expect(Self.stops(bytes, .toOutline) == expected)
  }

  /// Frequent words do not stop the lexer.
  @Test(arguments: [
    "func", "init", "deinit", "subscript", "operator", "associatedtype", "static", "guard", "else", "self", "return",
    "throw", "throws", "rethrows", "async", "await", "switch", "case", "default", "where", "while", "repeat",
    "continue", "break", "fallthrough", "defer", "catch", "true", "false", "super", "private", "public", "internal",
    "fileprivate", "open", "override", "final", "lazy", "weak", "unowned", "mutating", "some", "inout", "convenience",
    "required", "optional", "indirect", "isolated", "nonisolated",
  ])
  func passesKeywords(keyword: String) { #expect(Self.stops(Array("    \(keyword) ".utf8), .toOutline).isEmpty) }

  private static func stopsEverywhere(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t")...UInt8(ascii: "\r"): false
    case 0..<0x20, 0x7F...0xFF: true
    default: "()[]{}\"#@`/'".utf8.contains(byte)
    }
  }

  private static func stops(_ bytes: [UInt8], _ skippable: SkippableBodies) -> [Int] {
    SourceText(bytes).bytes.withUnsafeBufferPointer { padded in
      ByteProperties.table.withUnsafeBufferPointer { table in
        let memory = PaddedBytes(padded, count: bytes.count, table: table)
        return stride(from: 4, to: bytes.count, by: 64).flatMap { start in
          let mask = BodyStops.stops(in: memory, at: start, skippable.words.beginnings, KeywordFilter.shared)
          return (0..<64).filter { mask &>> UInt64($0) & 1 != 0 }.map { start + $0 }.filter { $0 < bytes.count }
        }
      }
    }
  }

  private func expectSame(_ source: String) {
    let text = SourceText(source.utf8)
    var buffer = TokenBuffer()
    lex(text, into: &buffer)
    #expect(SkippingInvariants(text: text, all: buffer).violation == nil, "\(source)")
  }
}
