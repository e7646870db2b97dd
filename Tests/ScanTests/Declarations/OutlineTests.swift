@testable import SourceScan
import Testing

/// Pass one: what a file declares by name. A name it misses is a feature that vanishes without a trace.
@Suite struct OutlineTests {
  private static func outline(_ source: String) -> String {
    var buffer = TokenBuffer()
    let text = SourceText(source.utf8)
    lex(text, into: &buffer)
    let outline = Outline(text, buffer)
    let entries = outline.entries.map { entry in
      var parts = outline.conditions(of: entry).map { "#if(\($0.text))" }
      if entry.isLocal { parts.append("local") }
      if entry.access == .private { parts.append("private") }
      parts.append("\(entry.kind) \(entry.parent.map { outline.string(outline.entries[$0].name) + "/" } ?? "")")
      let references = outline.references[entry.references].map { reference in
        "\(reference.role == .attribute ? "@" : reference.role == .aliased ? "=" : "")\(outline.string(reference.name))"
      }
      return parts.joined(separator: " ") + outline.string(entry.name)
        + (references.isEmpty ? "" : "(\(references.joined(separator: " ")))")
    }
    return (outline.imports.map { "import \(outline.string($0.name))" } + entries).joined(separator: "; ")
  }

  @Test(arguments: [
    ("import A\nimport struct B.C\n@_exported import D", "import A; import B; import D"),
    ("struct A: B, C.D & E {}", "struct A(B C.D E)"), ("class A<T: X>: B<T>, C where T: Y {}", "class A(B C)"),
    ("struct A: (B & C) {}", "struct A(B C)"), ("struct A: @unchecked Sendable, B {}", "struct A(Sendable B)"),
    ("extension A.B: C {}", "extension A.B(C)"), ("extension A<Int>.B {}", "extension A.B"),
    ("extension `default`: C {}", "extension default(C)"), ("extension [Int]: C {}", "extension (C)"),
    ("typealias A = B & C\nstruct D {}", "typealias A(=B =C); struct D"),
    ("typealias A =\n  B<C>\nlet x = 1", "typealias A(=B =C)"),
    ("typealias A = (B) -> C\nfunc f() {}", "typealias A(=B =C)"),
    ("@X(y: .z) @M.N public struct A {}", "struct A(@X @M.N)"),
    ("#if P\n@X(1)\n#endif\nstruct A {}", "struct A(@X)"), ("private struct A {}", "private struct A"),
    ("struct A { struct B { enum C {} } struct D {} }", "struct A; struct A/B; enum B/C; struct A/D"),
    ("extension A { struct B {} }", "extension A; struct A/B"),
    ("func f() { struct L: P {} }\nstruct T {}", "local struct L(P); struct T"),
    ("struct A { var v: Int { struct L {}; return 1 }\nstruct D {} }", "struct A; local struct A/L; struct A/D"),
    ("struct A { func f() {}\nfunc g() {}\nstruct D {} }", "struct A; struct A/D"),
    ("let x = f({ struct L {} })", "local struct L"),
    ("let x = \"\\({ struct L {}; return 1 }())\"", "local struct L"),
    (
      "#if X\nstruct A {}\n#else\nstruct B { struct C {} }\n#endif\nstruct D {}",
      "#if(X) struct A; #if(!(X)) struct B; #if(!(X)) struct B/C; struct D"
    ),
    ("class A { class func f() {}; class var x: Int { 1 } }", "class A"), ("protocol P: class {}", "protocol P(class)"),
    ("let actor = f(actor: actor)\nx.struct(y)\n// struct A {}\n\"struct B {}\"", ""),
    ("struct A\n: B\n{\n}", "struct A(B)"),
    ("struct A: B /* c */ , // d\n C {}", "struct A(B C)"),
  ])
  func entries(source: String, expected: String) {
    #expect(Self.outline(source) == expected)
  }

  /// An enum without cases is no file's reason to be parsed: one that is missed turns its cases into values the scan does not know.
  @Test(arguments: [
    ("enum E { case a }", true), ("enum E {\n  // case\n  /// a\n  case a }", true),
    ("enum E { indirect case a }", true),
    ("enum E { /* a */ case a }", true), ("enum E { @available(iOS 17, *) case a }", true),
    ("enum E { struct S {}\nstatic var a: Int { 1 }; case b }", true), ("enum E {\n#if A\ncase a\n#endif\n}", true),
    ("enum E: P where T == [Int] { case a }", true), ("enum E { func f() { g { h } } case b }", true),
    ("enum E {case\na}", true),
    ("enum E {}", false), ("enum E { static let a = 1 }", false),
    ("enum E { static var a: Int { switch b { case 1: 2 } } }", false),
    ("enum E { enum F { case a } }", false), ("enum E { // case a\n}", false),
    ("enum E { static let a = \"case b\" }", false),
    ("enum E { let `case` = 1 }", false), ("enum E { static let cases = 1 }", false), ("struct S { case a }", false),
    ("enum E", false), ("enum E {", true), ("enum E { case", true),
  ])
  func hasCases(source: String, expected: Bool) {
    let text = SourceText(source.utf8)
    for skippable in [nil, SkippableBodies.toOutline] {
      var buffer = TokenBuffer()
      lex(text, into: &buffer, skipping: skippable)
      #expect(Outline(text, buffer).entries.first?.hasCases == expected, "\(source)")
    }
  }

  /// A hash is no proof: names are compared as a whole. `Shelf` in place of `ShelfQuery` would be another type.
  @Test(arguments: [
    ("Shelf", true), ("ShelfQuery", false), ("Shel", false), ("shelf", false), ("", false), ("Regal", false),
  ])
  func comparesNames(name: String, isSame: Bool) {
    let text = Array("AppShelfQuery".utf8)
    #expect(isSameName(name, at: ByteSpan(3, 8), in: text) == isSame)
    #expect(isSameName("", at: ByteSpan(3, 3), in: text))
  }
}
