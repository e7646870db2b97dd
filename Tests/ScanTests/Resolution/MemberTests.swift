import Testing

@testable import IntentModel

/// The sources of a type's members, nearest first: Swift's witness is the first one.
struct MemberTests {
  /// Who provides `title` to the type `X`, `own` for itself. The first one is what a program that asks for `X.title`
  /// through the protocol printed.
  static let rows: [(source: String, expected: String)] = [
    ("struct X: AppIntent { static let title = 1 }", "own"),
    ("struct X: AppIntent {}\nextension X { static let title = 1 }", "own"),
    ("extension AppIntent { static var title: Int { 1 } }\nstruct X: AppIntent {}", "AppIntent"),
    ("extension AppIntent { static var title: Int { 1 } }\nstruct X: OpenIntent {}", "AppIntent"),
    (
      "extension AppIntent { static var title: Int { 1 } }\nextension OpenIntent { static var title: Int { 2 } }\nstruct X: OpenIntent {}",
      "OpenIntent AppIntent"
    ),
    ("protocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nstruct X: P {}", "P"),
    (
      "protocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nstruct X: P { static let title = 1 }",
      "own P"
    ),
    (
      "protocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nprotocol Q: P {}\nextension Q { static var title: Int { 1 } }\nstruct X: P, Q {}",
      "Q P"
    ),
    (
      "protocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nprotocol Q: P {}\nextension Q { static var title: Int { 1 } }\nstruct X: Q, P {}",
      "Q P"
    ),
    (
      "protocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nextension AppIntent { static var title: Int { 1 } }\nstruct X: P {}",
      "P AppIntent"
    ),
    (
      "class B { class var title: Int { 1 } }\nprotocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nfinal class X: B, P {}",
      "B P"
    ),
    (
      "protocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nclass B: P {}\nprotocol Q: P {}\nextension Q { static var title: Int { 1 } }\nfinal class X: B, Q {}",
      "P Q"
    ),
    ("class A { class var title: Int { 1 } }\nclass B: A {}\nfinal class X: B, AppIntent {}", "A"),
    ("protocol P {}\nextension P { static var title: Int { 1 } }\nstruct X: AppIntent, P {}", "P"),
    ("extension Equatable { static var title: Int { 1 } }\nstruct X: AppIntent, Equatable {}", "Equatable"),
    (
      "protocol M {}\nprotocol P: AppIntent {}\nextension P { static var title: Int { 1 } }\nextension P where Self: M { static var title: Int { 2 } }\nstruct X: P, M {}",
      "P P"
    ),
    (
      "protocol M {}\nprotocol P: AppIntent {}\nextension P where Self: M { static var title: Int { 2 } }\nstruct X: P {}",
      ""
    ),
    // Protocols of other modules that the framework's refine.
    (
      "protocol P {}\nextension P where Self: CustomLocalizedStringResourceConvertible { static var title: Int { 2 } }\nstruct X: SetFocusFilterIntent, P {}",
      "P"
    ),
    (
      "protocol P {}\nextension P where Self: CustomLocalizedStringResourceConvertible { static var title: Int { 2 } }\nstruct X: AppIntent, P {}",
      ""
    ),
    (
      "protocol P: AppIntent {}\nextension P where Self: OpenIntent { static var title: Int { 2 } }\nstruct X: P {}", ""
    ),
    (
      "protocol P: AppIntent {}\nextension P where Self: OpenIntent { static var title: Int { 2 } }\nstruct X: P, OpenIntent {}",
      "P"
    ),
    (
      "protocol P: AppIntent {}\nextension P where Self == X { static var title: Int { 2 } }\nstruct X: P {}\nstruct Y: P {}",
      "P"
    ),
    (
      "protocol P: AppIntent {}\nextension P where Self == Y { static var title: Int { 2 } }\nstruct X: P {}\nstruct Y: P {}",
      ""
    ),
    ("protocol P: AppIntent { static var title: Int { get } }\nstruct X: P {}", ""),
    ("extension AppEnum { static var title: Int { 1 } }\nstruct X: AppIntent {}", ""),
    ("struct X: AppIntent {\n#if os(macOS)\n  static let title = 1\n#endif\n}", ""),
    ("struct X: AppIntent {\n#if os(iOS)\n  static let title = 1\n#endif\n}", "own"),
    ("struct X: AppIntent {}\n#if DEBUG\nextension X { static let title = 1 }\n#endif", ""),
    ("@AppIntent(schema: .a.b) struct X {}\nextension AppIntent { static var title: Int { 1 } }", "AppIntent"),
    (
      "import Kit\nstruct X: AppIntent {}\n--- Kit/K.swift\nextension AppIntent { public static var title: Int { 1 } }",
      "AppIntent"
    ),
    (
      "import Kit\nextension AppIntent { static var title: Int { 1 } }\n--- Kit/K.swift\npublic struct X: AppIntent {}",
      ""
    ),
    (
      "extension P { static var title: Int { 1 } }\n--- App/X.swift\nstruct X: P {}\n--- App/P.swift\nprotocol P: AppIntent {}",
      "P"
    ),
  ]

  @Test(arguments: rows)
  func providers(source: String, expected: String) throws {
    let sketch = ProgramSketch(source)
    #expect(try #require(sketch.whole.providersOfTitle()) == expected)
    #expect(try #require(sketch.selected.providersOfTitle()) == expected, "only what is selected parsed")
  }

  @Test func conditionsComeFromAllAround() throws {
    let source = """
      #if A
      struct X {
        #if !B
        static let title = 1
        #endif
      }
      #if C
      extension X {
        #if D
        #else
        static let title = 2
        #endif
      }
      #endif
      #endif
      """
    var configuration = BuildConfiguration()
    configuration.allConditions = true
    let program = ProgramSketch(source, configuration: configuration).whole
    let members = program.members(of: .parsed(0)).map { $0.conditions.map(\.text) }
    #expect(members == [["A", "!B"], ["A", "C", "!(D)"]])
  }

  @Test(arguments: [
    ("extension ShortcutTileColor { static let mine = ShortcutTileColor.navy }", "ShortcutTileColor", true),
    ("extension AppIntents.IntentModes { static var mine: Self { [] } }\nimport AppIntents", "IntentModes", true),
    (
      "typealias Tile = ShortcutTileColor\nextension Tile { static let mine = ShortcutTileColor.navy }",
      "ShortcutTileColor", true
    ),
    ("extension ShortcutTileColor { var mine: Int { 1 } }", "ShortcutTileColor", false),
    ("extension Color { static let mine = 1 }", "ShortcutTileColor", false),
    ("#if DEBUG\nextension ShortcutTileColor { static let mine = 1 }\n#endif", "ShortcutTileColor", false),
  ])
  func foreignTypesGainMembers(source: String, type: String, expected: Bool) {
    let sketch = ProgramSketch(source + "\nstruct User: AppIntent { static let user = \(type).mine }")
    #expect(sketch.whole.addsStaticMember("mine", toForeign: type) == expected)
    #expect(sketch.selected.addsStaticMember("mine", toForeign: type) == expected)
  }

  @Test func bothBranchesAreExtended() {
    let source = """
      #if os(iOS)
      struct X {}
      #else
      struct X {}
      extension X { static let title = 1 }
      #endif
      extension X: AppIntent {}
      """
    var configuration = BuildConfiguration()
    configuration.allConditions = true
    let program = ProgramSketch(source, configuration: configuration).whole
    #expect(program.conformanceSummary == "X: AppIntent; X: AppIntent")
    #expect(program.members(of: .parsed(0)).isEmpty)
    #expect(program.members(of: .parsed(1)).count == 1)
  }
}

extension Program {
  fileprivate func providersOfTitle() -> String? {
    guard let index = store.symbols.firstIndex(where: { $0.name == "X" }) else { return nil }
    return members(of: .parsed(index)).filter { $0.declaration.name == "title" }
      .map { $0.providedBy ?? "own" }.joined(separator: " ")
  }
}
