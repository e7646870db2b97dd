@testable import SourceScan
import Testing

@testable import IntentModel

/// The meaning of a name: the type of the first variable `here`, after typealiases.
struct LookupTests {
  /// The compiler, asked for the type of `here`, says the same.
  static let compiled: [(source: String, expected: String)] = [
    ("struct K {}\nstruct X: AppIntent { struct K {}; var here: K { fatalError() } }", "X.K"),
    ("struct K {}\nstruct X: AppIntent { var here: K { fatalError() } }", "K"),
    ("struct K {}\nenum N { struct K {}; struct X: AppIntent { var here: K { fatalError() } } }", "N.K"),
    (
      "struct K {}\nenum N { struct K {}; struct X {} }\nextension N.X: AppIntent { var here: K { fatalError() } }", "K"
    ),
    (
      "struct K {}\nenum N { struct X {} }\nextension N.X: AppIntent { struct K {}; var here: K { fatalError() } }",
      "N.X.K"
    ),
    ("struct K {}\nstruct X: AppIntent { var here: K { fatalError() } }\nextension X { struct K {} }", "X.K"),
    ("struct X: AppIntent { var here: K { fatalError() } }\n--- App/K.swift\nextension X { struct K {} }", "X.K"),
    ("struct K {}\nclass B { struct K {} }\nfinal class X: B, AppIntent { var here: K { fatalError() } }", "B.K"),
    (
      "struct K {}\nclass B { struct K {} }\nclass C: B { struct X: AppIntent { var here: K { fatalError() } } }", "B.K"
    ),
    (
      "struct K {}\nstruct Z {}\nprotocol P {}\nextension P { typealias K = Z }\nstruct X: AppIntent, P { var here: K { fatalError() } }",
      "K"
    ),
    (
      "struct Z {}\nprotocol P {}\nextension P { typealias K = Z }\nstruct X: AppIntent, P {}\nextension X { var here: X.K { fatalError() } }",
      "Z"
    ),
    (
      "struct Z {}\nprotocol P {}\nextension P { typealias K = Z }\nstruct X: AppIntent, P { var here: K { fatalError() } }",
      "Z"
    ),
    (
      "struct K {}\nstruct Z {}\nprotocol P {}\nextension P { typealias K = Z }\nstruct X: AppIntent, P { var here: Self.K { fatalError() } }",
      "Z"
    ),
    (
      "struct Z {}\nprotocol P {}\nextension P { typealias K = Z }\nenum N { struct K {}; struct X: AppIntent, P { var here: K { fatalError() } } }",
      "N.K"
    ),
    ("struct X: AppIntent { var here: Self { fatalError() } }", "X"),
    ("struct K {}\nstruct X: AppIntent { struct K {}; var here: Self.K { fatalError() } }", "X.K"),
    ("struct K {}\nstruct X: AppIntent { struct K {}; var here: App.K { fatalError() } }", "K"),
    ("enum App { struct K {} }\nstruct X: AppIntent { var here: App.K { fatalError() } }", "App.K"),
    (
      "typealias K = L\ntypealias L = N.M\nenum N { struct M {} }\nstruct X: AppIntent { var here: K { fatalError() } }",
      "N.M"
    ),
    (
      "enum N { typealias L = M; struct M { struct K {} } }\nstruct X: AppIntent { var here: N.L.K { fatalError() } }",
      "N.M.K"
    ),
    ("extension String { struct K {} }\nstruct X: AppIntent { var here: String.K { fatalError() } }", "String.K"),
    ("extension String { struct K {}; struct X: AppIntent { var here: K { fatalError() } } }", "String.K"),
    (
      "extension Array { enum N {} }\nextension Array.N { struct K {} }\nstruct X: AppIntent { var here: Int { 1 } }",
      "other Int"
    ),
    (
      "struct X: AppIntent { fileprivate var here: K { fatalError() } }\nprivate struct K {}\n--- App/Other.swift\nprivate struct K {}",
      "K"
    ),
    ("struct Summary {}\nstruct X: AppIntent { var here: Summary { fatalError() } }", "Summary"),
    ("struct Summary {}\nstruct X: AppIntent { struct Summary {}; var here: Summary { fatalError() } }", "X.Summary"),
    (
      "struct Summary {}\nstruct X: AppIntent { struct Y: AppEntity { var here: Summary { fatalError() } } }",
      "Summary"
    ),
    ("struct Summary {}\nstruct X: AppEntity { var here: Summary { fatalError() } }", "Summary"),
    ("func f() { struct K {}; struct X: AppIntent { var here: K { fatalError() } }; _ = X() }\nstruct K {}", "local K"),
    (
      "struct K {}\nenum N { struct K {}; static func f() { struct X: AppIntent { var here: K { fatalError() } }; _ = X() } }",
      "N.K"
    ),
    ("import Kit\nstruct X: AppIntent { var here: K { fatalError() } }\n--- Kit/K.swift\npublic struct K {}", "Kit/K"),
    (
      "import Kit\nstruct K {}\nstruct X: AppIntent { var here: K { fatalError() } }\n--- Kit/K.swift\npublic struct K {}",
      "K"
    ),
    (
      "import Kit\nstruct K {}\nstruct X: AppIntent { var here: Kit.K { fatalError() } }\n--- Kit/K.swift\npublic struct K {}",
      "Kit/K"
    ),
    (
      "import Kit\nimport Base\nstruct X: AppIntent { var here: K { fatalError() } }\n"
        + "--- Kit/K.swift\nstruct K {}\n--- Base/K.swift\npublic struct K {}",
      "Base/K"
    ),
    (
      "import Kit\nstruct X: AppIntent { var here: S.K { fatalError() } }\n--- Kit/K.swift\npublic struct S {}\n--- App/S.swift\nimport Kit\nextension S { struct K {} }",
      "S.K"
    ),
    ("struct Int {}\nstruct X: AppIntent { var here: Int { fatalError() } }", "Int"),
    ("struct Int {}\nstruct X: AppIntent { var here: Swift.Int { fatalError() } }", "other Int"),
    (
      "struct K {}\nclass B<T> { struct K {} }\nfinal class X: B<String>, AppIntent { var here: K { fatalError() } }",
      "B.K"
    ),
  ]

  /// Cases that the compiler can't judge: generic parameters, broken source, branches of an `#if` side by side.
  static let others: [(source: String, expected: String)] = [
    ("struct K {}\nstruct X<K> { var here: K }", "other K"),
    ("struct K {}\nstruct X<K> { struct Y { var here: K } }", "other K"),
    ("struct K {}\nstruct X<K> {}\nextension X { struct Y { var here: K } }", "other K"),
    ("struct K {}\nfunc f<K>(_ k: K) { struct X { var here: K } }", "other K"),
    ("struct K {}\nprotocol P { associatedtype K }\nextension P { var here: K { fatalError() } }", "other K"),
    ("struct K {}\nprotocol P { associatedtype K }\nstruct X: P { var here: K { fatalError() } }", "K"),
    (
      "struct K {}\nprotocol P { associatedtype K }\nstruct X: P { typealias K = Z; var here: K { fatalError() } }\nstruct Z {}",
      "Z"
    ),
    (
      "struct K {}\nprotocol P { associatedtype K }\nprotocol Q: P {}\nextension Q { var here: K { fatalError() } }",
      "other K"
    ),
    (
      "struct K {}\nprotocol P {}\nextension P { typealias K = Z }\nstruct Z {}\nprotocol Q: P {}\nextension Q { var here: K { fatalError() } }",
      "Z"
    ),
    ("struct X { var here: Unknown.K }", "other K"),
    ("struct X { var here: AppIntents.AppIntent }", "framework AppIntent"),
    ("struct X { var here: AppIntents.IntentDialog }", "other IntentDialog"),
    ("import Foundation\nextension URL { struct K {} }\nstruct X { var here: Foundation.URL.K }", "URL.K"),
    ("import Foundation\nextension Foundation.URL { struct K {} }\nstruct X { var here: URL.K }", "URL.K"),
    ("extension [Int] { struct K {} }\nstruct X { var here: Array.K }", "Array.K"),
    ("struct X { var here: K }\n--- Kit/K.swift\npublic struct K {}", "other K"),
    ("import Kit\nstruct X { var here: K }\n--- Kit/K.swift\nstruct K {}", "Kit/K"),
    (
      "@testable import Kit\nimport Base\nstruct X { var here: K }\n--- Kit/K.swift\nstruct K {}\n--- Base/K.swift\npublic struct K {}",
      "Kit/K"
    ),
    (
      "import Kit\nstruct X { var here: K }\n--- Kit/K.swift\nimport Base\n--- Base/K.swift\npublic struct K {}",
      "Base/K"
    ),
    ("struct X { var here: A }\nclass A: B {}\nclass B: A {}\nextension A.C {}", "A"),
    ("typealias A = B\ntypealias B = A\nstruct X { var here: A.C }", "other C"),
    (
      "struct K {}\n--- App/Widget/K.swift\nstruct K {}\n--- App/Widget/X.swift\nstruct X { var here: K }",
      "K in App/Widget/K.swift"
    ),
  ]

  @Test(arguments: compiled + others)
  func typeOfHere(source: String, expected: String) throws {
    let sketch = ProgramSketch(source)
    #expect(try #require(sketch.whole.meaningOfHere(expected)) == expected)
  }

  /// Names that only an outline holds mean the same: everything but the file that asks is outlined.
  @Test(arguments: (compiled + others).filter { $0.source.contains("\n--- ") })
  func outlinedNames(source: String, expected: String) throws {
    var sketch = ProgramSketch(source)
    let whole = sketch.whole
    guard
      let asking = sketch.files.firstIndex(where: { String(decoding: $0.text.bytes, as: UTF8.self).contains("here:") })
    else { return }
    let modules = whole.modules, outlines = sketch.outlines
    let files = whole.files.enumerated().map { index, file in
      index == asking ? file : Program.File(module: file.module, at: SourcePath(file.path), parsed: nil)
    }
    sketch.files = []
    let program = Program(modules: modules, files: files, outlines: outlines, configuration: whole.configuration)
    #expect(try #require(program.meaningOfHere(expected)) == expected)
  }

  @Test func eachBranchSeesItsOwn() throws {
    let source = """
      #if os(iOS)
      enum N { struct K {}; struct X { var here: K } }
      #else
      enum N { struct K {} }
      #endif
      """
    var configuration = BuildConfiguration()
    configuration.allConditions = true
    let program = ProgramSketch(source, configuration: configuration).whole
    #expect(program.meaningOfHere("") == "N.K")
    let reversed = source.replacing("#if os(iOS)", with: "#if !os(iOS)")
    #expect(ProgramSketch(reversed).whole.meaningOfHere("") == nil)
  }
}

extension Program {
  /// The type of the first variable `here`; with the file if the expectation names one.
  fileprivate func meaningOfHere(_ expected: String) -> String? {
    guard let here = here, case .variable(let variable) = here.declaration.form, let type = variable.type,
      let path = type.path
    else { return nil }
    switch lookup(path, from: here.scope) {
    case .framework(let name): return "framework \(name)"
    case .other(let name): return "other \(name)"
    case .symbol(let found):
      let symbol = followingAliases(found)
      let file = expected.contains(" in ") ? " in \(files[store.symbol(symbol).file].path)" : ""
      return (isLocal(symbol) ? "local " : "") + summaryName(of: symbol) + file
    }
  }

  private var here: Member? {
    for index in store.symbols.indices {
      if let member = members(of: .parsed(index)).first(where: { $0.declaration.name == "here" }) {
        return member
      }
    }
    return nil
  }
}
