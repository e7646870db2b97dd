@testable import MetadataDocuments
@testable import IntentModel
@testable import SourceScan
import Testing

/// Properties of any bytes, from the parser to the bundle: nothing traps, spans are inside their file, and the order of files
/// changes nothing. A failure prints its seed.
@Suite struct ScanPropertyTests {
  @Test func everyPrefixOfFixtures() throws {
    let perFile = SeededGenerator.rounds(4)
    for (path, bytes) in try FixtureFiles.swiftFiles() {
      for count in stride(from: 0, through: bytes.count, by: max(1, bytes.count / perFile)) {
        expectSound(Array(bytes[..<count]), "prefix \(count) of \(path)")
      }
    }
  }

  @Test func mutationsOfFixtures() throws {
    for (index, (path, bytes)) in try FixtureFiles.swiftFiles().enumerated() {
      for round in 0..<SeededGenerator.rounds(2) {
        let seed = UInt64(index) << 32 | UInt64(round) | 1 << 63
        expectSound(LexerPropertyTests.mutate(bytes, seed: seed), "seed \(seed) of \(path)")
      }
    }
  }

  /// Nothing but pieces of declarations and expressions.
  @Test func inventedSources() {
    let pieces = LexerPropertyTests.pieces + Self.words
    for seed in 0..<UInt64(SeededGenerator.rounds(600)) {
      var generator = SeededGenerator(seed: seed)
      let source = (0..<Int.random(in: 1...60, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      expectSound(Array(source.utf8), "seed \(seed): \(source)")
    }
  }

  private static let words = [
    "struct A: AppIntent {", "}", "enum E: String, AppEnum { case a", "static let title: LocalizedStringResource = ",
    "static var", "@Parameter(title: \"T\")", "var x: Int", "func perform() async throws -> some IntentResult {",
    "AppShortcut(intent: A(), phrases: [", "]", "Summary(\"a \\(\\.$x)\") {", "When(\\.$x, .equalTo, 1) {",
    "otherwise: {",
    "Switch(\\.$x) {", "Case(.a) {", "return", "if #available(iOS 17, *) {", "else {", "switch x { case 1:",
    "extension A: B",
    "where T == Int", "typealias A = A", "protocol P: P", "class C: C {", "let (a, b) =", "as", "is", "try", "<T: P>",
    ":", ",",
    "get {", "set {", "init(", "case a = 1,", "import struct", "#Preview {", "in", "@available(iOS 17, *)", "some",
    "any",
  ]

  /// Deeper than anything that people write, in every way that the grammar nests.
  @Test(
    arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f {", "}"), ("[a: ", "]"), ("\"\\(", ")\""), ("!", ""),
      ("- ", ""),
      ("a.", "b"), ("a ? b : ", ""), ("a + ", "b"), ("try ", "x"), ("if a { b } else ", "{ c }"), ("\\a.", "b"),
      ("a[", "]"),
      ("a as [", "]"), ("A<", ">"), ("{ x in ", "}"), ("#f(", ")"), ("a!", ""), ("a?", ""),
    ])
  func deepExpressions(open: String, close: String) {
    let nested = String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
    expectSound(
      Array("struct A: AppIntent { static let title: LocalizedStringResource = \(nested) }\n".utf8), "\(open)…\(close)")
  }

  @Test(
    arguments: [
      ("struct A { ", "}"), ("func f() { ", "}"), ("#if a\n", "\n#endif"), ("extension A { ", "}"),
      ("var v: T { ", "}"),
      ("func f(a: ", ")"), ("typealias T = (", ")"), ("typealias T = [", "]"), ("typealias T = A<", ">"),
      ("@A(", ") var x: T"),
      ("enum E { case a(", ")"), ("struct A: P & (", ")"), ("let x: any ", "P"), ("#if (", ")\n#endif"),
      ("#if !", "\n#endif"),
      ("switch a { case b: ", "}"), ("let a: T = { ", "}"), ("typealias A = B.", "C"), ("typealias A = T?", ""),
    ])
  func deepDeclarations(open: String, close: String) {
    let nested = String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
    expectSound(Array("\(nested)\nstruct Z: AppIntent {}\n".utf8), "\(open)…\(close)")
  }

  /// Types that go round in circles, and names that stand for themselves.
  @Test(
    arguments: [
      "protocol A: B {}\nprotocol B: A {}\nstruct S: A {}", "class A: B {}\nclass B: A {}",
      "typealias A = B\ntypealias B = A\nstruct S: A {}",
      "typealias A = A.A\nextension A: AppIntent {}",
      "struct O: N.X { struct A: Q {} }\nstruct N: O.A { protocol X: R {} }",
      "extension E.F { struct F: E {} }\nextension E.F.F { enum E: AppEnum {} }", "struct S: S.T { typealias T = S }",
      "protocol P: AppIntent { associatedtype Q: P }\nextension P where Self: P { static var title: T { Self.title } }\nstruct S: P {}",
    ])
  func circles(source: String) { expectSound(Array(source.utf8), source) }

  private func expectSound(_ bytes: [UInt8], _ origin: @autoclosure () -> String) {
    let text = SourceText(bytes)
    var buffer = TokenBuffer()
    let parsed = parse(text, &buffer)
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.span.start <= diagnostic.span.end && Int(diagnostic.span.end) <= text.count, "\(origin())")
    }
    expectSpans(parsed.declarations, inside: ByteSpan(0, UInt32(text.count)), origin())
    let outline = Outline(text, buffer)
    for entry in outline.entries { #expect(Int(entry.name.end) <= outline.text.count, "\(origin())") }
    let program = Program(
      parsing: [SourceFile(module: "App", path: "A.swift", text: text)], configuration: BuildConfiguration())
    var bundle = extract(program)
    bundle.reportUnreadableValues()
    let json = bundle.json(paths: ["A.swift"]) { _ in LineIndex(text) }
    #expect(json.last == UInt8(ascii: "\n"), "\(origin())")
    // Types that one pass finds by name are those that the other finds by parsing.
    let declared = parsed.declarations.filter { if case .type = $0.form { true } else { false } }
    #expect(declared.isEmpty || !outline.entries.isEmpty, "\(origin())")
  }

  private func expectSpans(_ declarations: [Declaration], inside outer: ByteSpan, _ origin: @autoclosure () -> String) {
    for declaration in declarations {
      #expect(outer.contains(declaration.span), "\(declaration.name) in \(origin())")
      guard case .type(let body) = declaration.form else { continue }
      expectSpans(body.members, inside: declaration.span, origin())
    }
  }
}
