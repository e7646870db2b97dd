import Testing

@testable import ProjectFiles

/// Settings of a build: `.xcconfig`, conditions, references, modifiers, patterns.
@Suite struct BuildSettingTests {
  /// Levels as texts of `.xcconfig`, the lowest first; the value of `X`.
  @Test(arguments: [
    (["X = a"], "a"), (["X = a", "X = b"], "b"), (["X = a", "X = $(inherited) b"], "a b"), (["X = a // b"], "a"),
    (["X = a;"], "a"), (["X=a=b"], "a=b"), (["X = a \\\n  b"], "a b"), (["X = $(Y)\nY = ${Z}\nZ = $Q\nQ = c"], "c"),
    (["X = $(Y:upper)\nY = ab"], "AB"), (["X = $(Y:lower:rfc1034identifier)\nY = My App.2"], "my-app-2"),
    (["X = $(Y:c99extidentifier)\nY = 3D Émail-App"], "_D_Émail_App"), (["X = $(Y:identifier)\nY = a é-b"], "a___b"),
    (["X = $(Y:default=$(Z))\nZ = d"], "d"), (["X = $(Y:default=d)\nY = e"], "e"),
    (["X = $(Y:file) $(Y:base) $(Y:suffix) $(Y:dir)\nY = a/b.c.d"], "b.c.d b.c .d a/"),
    (["X = $(Y:suffix=x) $(Y:base=q) $(Y:file=r) $(Y:dir=s)\nY = a/b.c"], "a/b.x a/q.c a/r s/b.c"),
    (["X = $(N_$(Y))\nY = 1\nN_1 = nested"], "nested"), (["X = $$(Y) $"], "$(Y) $"), (["X = $(Y"], nil),
    (["X = a\nX[sdk=iphoneos*] = $(inherited) b"], "a b"), (["X = a\nX[sdk=macosx*] = b"], "a"),
    (["X[sdk=iphoneos*][arch=arm64] = b"], "b"), (["X[sdk=iphoneos*,arch=x86_64] = b"], nil),
    (["X = a\nX[config=Debug] = b\nX[config=Release] = c"], "c"), (["X[sdk=iphone*] = b\nX = a"], "a"),
    (["X = $(X) a", "X = $(X) b"], "a b"), (["X = $(Y)\nY = $(X)b"], "b"), (["X = $(inherited)"], nil),
    (["1X = a\nX = b"], "b"), (["# nothing\nX = b"], "b"), (["X = a\r\nY = b\r\n"], "a"), (["\u{FEFF}X = a"], "a"),
  ])
  func evaluates(levels: [String], expected: String?) {
    var table = SettingsTable()
    for level in levels {
      table.add(
        ConfigurationFile(Array(level.utf8)).lines.compactMap { line in
          if case .assignment(let assignment) = line { assignment } else { nil }
        })
    }
    var evaluator = SettingsEvaluator(
      table: table, surroundings: SettingSurroundings(sdk: "iphoneos26.0", configuration: "Release"))
    #expect(evaluator.value(of: "X") == expected)
  }

  @Test func settingsThatGrowWithEveryStepEnd() {
    var table = SettingsTable()
    for index in 0..<60 {
      table.add([SettingAssignment(key: "A\(index)", value: "$(A\(index + 1))$(A\(index + 1))x")].compactMap(\.self))
    }
    table.add([SettingAssignment(key: "B", value: String(repeating: "$(B", count: 5_000))].compactMap(\.self))
    var evaluator = SettingsEvaluator(table: table, surroundings: SettingSurroundings())
    #expect((evaluator.value(of: "A0") ?? "").utf8.count < 1 << 20)
    #expect(evaluator.value(of: "B") == nil)
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"a\ b "c d"e"#, ["a b", "c de"]), ("", []), ("''", [""]),
    ("  a\tb\n", ["a", "b"]),
  ])
  func splitsLists(text: String, elements: [String]) { #expect(splitList(text) == elements) }

  @Test(arguments: [
    ("*.swift", "a/b.swift", true), ("*.swift", "a/b.m", false), ("b.swift", "a/b.swift", true),
    ("a/*.swift", "x/a/b.swift", true), ("a/*", "a/b/c.swift", false), ("*/c.swift", "a/b/c.swift", true),
    ("[a-c]?.swift", "x/bz.swift", true), ("[!a-c]*", "x/bz.swift", false), ("\\*.swift", "*.swift", true),
    ("[", "[", true), ("**.swift", "a.swift", true), ("", "a", false), ("a/b/c", "b/c", false),
  ])
  func excludesFiles(pattern: String, path: String, matches: Bool) {
    #expect(FilePattern(pattern).matchesEnd(ofPath: path) == matches)
  }

  @Test func includesAreFoundNextToTheFileAndInTheProjectFolder() {
    let folder = ProjectFolder([
      "app/Config/A.xcconfig":
        "#include \"B\"\nA = 1\n#include \"C.xcconfig\"\n#include? \"None\"\n#include \"Missing\"",
      "app/Config/B.xcconfig": "B = 2\n#include \"A.xcconfig\"",
      "app/C.xcconfig": "C = 3\n#include \"../../x.xcconfig\"",
    ])
    var files = ConfigurationFiles()
    let names = files.assignments(of: "app/Config/A.xcconfig", in: folder, projectFolder: "app").map(\.name)
    #expect(names == ["B", "A", "C"])
    #expect(
      files.notes.map(\.sketch) == [
        "note app/Config/B.xcconfig:2:1: 'A.xcconfig' includes itself; the second time it was not read",
        "note app/C.xcconfig:2:1: '../../x.xcconfig' is outside the repository and is not read; '--outside' permits that",
        "note app/Config/A.xcconfig:5:1: there is no file 'Missing'",
      ])
  }

  @Test(arguments: [("5.0", "5"), ("5.9", "5"), ("6.0", "6"), ("4.2", "4.2"), ("4.0", "4"), ("6", "6"), ("x", nil)])
  func languageModes(version: String, mode: String?) { #expect(languageMode(ofVersion: version) == mode) }
}
