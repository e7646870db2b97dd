import Testing

/// Who conforms to what. Every row compiles, with the framework's protocols emptied of requirements, and the compiler
/// finds the same; rows under `notSwift` say what becomes of source that doesn't.
struct ConformanceTests {
  static let own: [(source: String, expected: String)] = [
    ("struct A: AppIntent {}", "A: AppIntent"),
    ("final class A: AppIntent, Sendable {}", "A: AppIntent"),
    ("enum A: String, CaseIterable, AppEnum { case a }", "A: AppEnum"),
    ("struct A: Hashable, AppEntity, Sendable {}", "A: AppEntity"),
    ("struct A: OpenIntent, ProgressReportingIntent {}", "A: OpenIntent, ProgressReportingIntent"),
    ("struct A: AppIntents.AppIntent {}", "A: AppIntent"),
    ("struct A: AppIntent & Sendable {}", "A: AppIntent"),
    ("struct A: (AppIntent & Sendable) {}", "A: AppIntent"),
    ("struct A\n  : AppIntent\n{\n}", "A: AppIntent"),
    ("struct A<T>: AppIntent where T: Sendable {}", "A: AppIntent"),
    ("enum A { struct B { struct C: EntityQuery {} } }", "A.B.C: EntityQuery"),
    ("func f() { struct A: AppIntent {}; _ = A() }", "A: AppIntent"),
    ("struct A { var a: Int { struct B: AppIntent {}; _ = B(); return 1 } }", "B: AppIntent"),
    ("struct A { let a: Int = { struct B: AppIntent {}; _ = B(); return 1 }() }", "B: AppIntent"),
    ("private struct A: AppIntent {}", "A: AppIntent"),
    ("struct A: @unchecked Sendable, AppIntent {}", "A: AppIntent"),
  ]

  static let extensions: [(source: String, expected: String)] = [
    ("enum A: String { case a }\nextension A: AppEnum {}", "A: AppEnum"),
    ("extension A: AppEnum {}\n--- App/B.swift\nenum A: String { case a }", "A: AppEnum"),
    (
      "struct A: AppEntity {}\nextension A: IndexedEntity, URLRepresentableEntity {}",
      "A: IndexedEntity, URLRepresentableEntity"
    ),
    ("enum A { struct B {} }\nextension A.B: AppIntent {}", "A.B: AppIntent"),
    ("extension A.B: AppIntent {}\nextension A { struct B {} }\nenum A {}", "A.B: AppIntent"),
    (
      "extension A.B.C: AppIntent {}\nextension A.B { struct C {} }\nextension A { struct B {} }\nenum A {}",
      "A.B.C: AppIntent"
    ),
    ("typealias B = A\nstruct A {}\nextension B: AppIntent {}", "A: AppIntent"),
    ("struct A { struct C {}; typealias B = C }\nextension A.B: AppIntent {}", "A.C: AppIntent"),
    ("extension String { struct A: AppIntent {} }", "String.A: AppIntent"),
    ("extension Swift.String { struct A {} }\nextension String.A: AppIntent {}", "String.A: AppIntent"),
    ("extension String { protocol P: AppIntent {} }\nstruct A: String.P {}", "A: AppIntent"),
    ("typealias Text = String\nextension Text { struct A: AppIntent {} }", "String.A: AppIntent"),
    ("struct A<T> {}\nextension A: AppIntent, PersistentlyIdentifiable where T: Hashable {}", "A: AppIntent"),
    ("struct A {}\nextension App.A: AppIntent {}", "A: AppIntent"),
    ("extension A { struct B: AppIntent {} }\n--- App/A.swift\nstruct A {}", "A.B: AppIntent"),
    ("@available(*, unavailable) extension A: OpenIntent {}\nstruct A: AppIntent {}", "A: OpenIntent"),
  ]

  static let refinement: [(source: String, expected: String)] = [
    ("protocol P: AppIntent {}\nstruct A: P {}", "A: AppIntent"),
    ("struct A: Q {}\nprotocol Q: P {}\n--- App/P.swift\nprotocol P: OpenIntent {}", "A: OpenIntent"),
    ("protocol P where Self: AppIntent {}\nstruct A: P {}", "A: AppIntent"),
    ("protocol P where Self: OpenIntent & Sendable {}\nstruct A: P {}", "A: OpenIntent"),
    ("protocol P<T>: EntityQuery { associatedtype T }\nstruct A: P { typealias T = Int }", "A: EntityQuery"),
    ("typealias P = AppIntent\nstruct A: P {}", "A: AppIntent"),
    ("typealias P = Q\ntypealias Q = AppIntent & Sendable\nstruct A: P {}", "A: AppIntent"),
    ("typealias P = AppIntents.AppEnum\nenum A: String, P { case a }", "A: AppEnum"),
    ("enum N { typealias P = AppIntent }\nstruct A: N.P {}", "A: AppIntent"),
    ("enum N { typealias P = AppIntent; struct A: P {} }", "N.A: AppIntent"),
    ("enum N {}\nextension N { typealias P = AppIntent }\nextension N { struct A: P {} }", "N.A: AppIntent"),
    ("class B: AppIntent { required init() {} }\nfinal class A: B {}", "B: AppIntent; A: AppIntent"),
    (
      "class B {}\nclass C: B {}\nfinal class A: C {}\nextension B: AppIntent {}",
      "B: AppIntent; C: AppIntent; A: AppIntent"
    ),
    ("class B<T>: AppIntent { required init() {} }\nfinal class A: B<Int> {}", "B: AppIntent; A: AppIntent"),
    ("protocol P: AppIntent {}\nclass B: P { required init() {} }\nfinal class A: B {}", "B: AppIntent; A: AppIntent"),
    ("enum N { protocol P: AppIntent {} }\nstruct A: N.P {}", "A: AppIntent"),
    ("class B { typealias P = AppIntent }\nclass C: B { struct A: P {} }", "C.A: AppIntent"),
  ]

  static let modules: [(source: String, expected: String)] = [
    ("import Kit\nstruct A: P {}\n--- Kit/Kit.swift\npublic protocol P: AppIntent {}", "A: AppIntent"),
    ("import Kit\nstruct A: Kit.P {}\n--- Kit/Kit.swift\npublic protocol P: AppIntent {}", "A: AppIntent"),
    (
      "import Kit\nextension Kind: AppEnum {}\n--- Kit/Kit.swift\npublic enum Kind: String { case a }",
      "Kit/Kind: AppEnum"
    ),
    (
      "import Kit\nextension Kit.Kind: AppEnum {}\n--- Kit/Kit.swift\npublic enum Kind: String { case a }",
      "Kit/Kind: AppEnum"
    ),
    (
      "import Kit\nfinal class A: B {}\n--- Kit/Kit.swift\nopen class B: AppIntent { public required init() {} }",
      "A: AppIntent; Kit/B: AppIntent"
    ),
    ("import protocol Kit.P\nstruct A: P {}\n--- Kit/Kit.swift\npublic protocol P: AppIntent {}", "A: AppIntent"),
    (
      "import Kit\nstruct A: P {}\n--- Kit/Kit.swift\n@_exported import Base\n--- Base/Base.swift\npublic protocol P: AppIntent {}",
      "A: AppIntent"
    ),
    (
      "struct A: P {}\n--- App/Exports.swift\n@_exported import Kit\n--- Kit/Kit.swift\npublic protocol P: AppIntent {}",
      "A: AppIntent"
    ),
    (
      "struct Shelf: AppEntity {}\n--- Kit/Kit.swift\nstruct Shelf {}\nextension Shelf: AppIntent {}",
      "Shelf: AppEntity; Kit/Shelf: AppIntent"
    ),
  ]

  /// An app's own names hide the framework's, and what isn't a conformance makes none.
  static let nearMisses: [(source: String, expected: String)] = [
    ("protocol AppIntent {}\nstruct A: AppIntent {}", ""),
    ("protocol AppIntent: AppIntents.AppIntent {}\nstruct A: AppIntent {}", "A: AppIntent"),
    ("protocol AppIntent {}\nstruct A: AppIntents.AppIntent {}", "A: AppIntent"),
    ("enum N { protocol AppIntent {}; struct A: AppIntent {} }\nstruct B: AppIntent {}", "B: AppIntent"),
    ("enum N { protocol AppIntent {} }\nstruct A: N.AppIntent {}", ""),
    ("struct A: P {}\nprotocol P {}\nextension P where Self: AppIntent {}", ""),
    ("struct A<T: AppIntent> { let a: T; let b: any AppIntent.Type; func f() -> some AppIntent { a } }", ""),
    ("struct A<T> where T: AppIntent {}", ""),
    (
      "protocol P { associatedtype T: AppIntent }\nstruct A: P { typealias T = B }\nstruct B: AppIntent {}",
      "B: AppIntent"
    ),
    ("struct A<T>: P where T: AppIntent {}\nprotocol P {}", ""),
    ("class B<T> {}\nstruct I: AppIntent {}\nfinal class A: B<I> {}", "I: AppIntent"),
    ("// struct A: AppIntent {}\n/* struct B: AppIntent {} */ let s = \"struct C: AppIntent {}\"", ""),
    ("struct Outer { struct Inner: AppIntent {} }", "Outer.Inner: AppIntent"),
    ("import Kit\nstruct A: AppIntent {}\n--- Kit/Kit.swift\nprotocol AppIntent {}", "A: AppIntent"),
    (
      "import struct Kit.S\nstruct A: AppIntent {}\n--- Kit/Kit.swift\npublic struct S {}\npublic protocol AppIntent {}",
      "A: AppIntent"
    ),
    (
      "struct A: AppIntent {}\n--- App/Private.swift\nprivate protocol AppIntent {}\nprivate struct B: AppIntent {}",
      "A: AppIntent"
    ),
    ("struct A: AppIntent {}\n--- Kit/Kit.swift\npublic protocol AppIntent {}", "A: AppIntent"),
    ("func f() { protocol AppIntent {}; struct A: AppIntent {}; _ = A() }\nstruct B: AppIntent {}", "B: AppIntent"),
    (
      "struct A { struct Sibling {}; struct B {} }\nprotocol Sibling: AppIntent {}\nextension A.B { struct C: Sibling {} }",
      "A.B.C: AppIntent"
    ),
  ]

  /// The framework's macros. What they expand to is the framework's to say, so these rows aren't the compiler's.
  static let schemas: [(source: String, expected: String)] = [
    ("@AppIntent(schema: .photos.openAsset) struct A {}", "A: AppIntent"),
    ("@AppIntents.AppEntity(schema: .photos.asset) struct A {}", "A: AppEntity"),
    ("@AppEnum(schema: .photos.kind) enum A: String {}", "A: AppEnum"),
    ("@AssistantIntent(schema: .photos.search) struct A: OpenIntent {}", "A: OpenIntent"),
    ("@AssistantEntity(schema: .x.y) struct A {}\n@AssistantEnum(schema: .x.y) enum B {}", "A: AppEntity; B: AppEnum"),
    ("@UnionValue enum A { case a(Int) }", "A: AppUnionValue"),
    ("#if true\n@AppIntent(schema: .a.b)\n#endif\nstruct A {}", "A: AppIntent"),
    ("#if DEBUG\n@AppIntent(schema: .a.b)\n#endif\nstruct A {}", ""),
    ("@AppIntent(.tool) struct A {}", ""),
    ("@Kit.AppIntent(schema: .a.b) struct A {}", ""),
    ("@Model final class A {}", ""),
    ("struct A { @AppIntent(schema: .a.b) struct B {} }", "A.B: AppIntent"),
  ]

  /// Invalid code and cycles end, too.
  static let notSwift: [(source: String, expected: String)] = [
    ("protocol P: Q {}\nprotocol Q: P, AppIntent {}\nstruct A: P {}", "A: AppIntent"),
    ("typealias P = Q\ntypealias Q = P\nstruct A: P, AppIntent {}", "A: AppIntent"),
    ("typealias P = P & P\nstruct A: P, AppIntent {}", "A: AppIntent"),
    ("class A: B {}\nclass B: A, AppIntent {}", "A: AppIntent; B: AppIntent"),
    ("extension A.B: AppIntent {}\nextension B.A: AppIntent {}", ""),
    ("struct A: Unknown, AppIntent", "A: AppIntent"),
    ("struct A: Nested { protocol Nested: AppIntent {} }", ""),
    ("struct A { protocol Nested: AppIntent {} }\nextension A: Nested {}", ""),
    ("struct A {}\nstruct A {}\nextension A: AppIntent {}", "A: AppIntent; A: AppIntent"),
    ("struct A: AppIntent {}\n--- Kit/Kit.swift\nextension A: OpenIntent {}", "A: AppIntent"),
  ]

  static let ofOneModule = own + extensions + refinement
  static let all = ofOneModule + modules + nearMisses + notSwift

  @Test(arguments: all)
  func conformances(source: String, expected: String) {
    let sketch = ProgramSketch(source)
    #expect(sketch.whole.conformanceSummary == expected)
    #expect(sketch.selected.conformanceSummary == expected, "only what is selected parsed")
  }

  @Test(arguments: ofOneModule)
  func orderOfFilesChangesNothing(source: String, expected: String) {
    var sketch = ProgramSketch(source)
    let parts = Set(expected.split(separator: "; "))
    sketch.files.reverse()
    #expect(Set(sketch.whole.conformanceSummary.replacing("App/", with: "").split(separator: "; ")) == parts)
  }

  @Test(arguments: schemas)
  func macros(source: String, expected: String) {
    let sketch = ProgramSketch(source)
    #expect(sketch.whole.conformanceSummary == expected)
    #expect(sketch.selected.conformanceSummary == expected)
  }
}
