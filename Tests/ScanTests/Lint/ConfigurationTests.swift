import Foundation
@testable import DocumentFormats
@testable import ProjectFiles
@testable import SourceScan
import Testing

@testable import IntentRules
@testable import intentscan

@Suite struct ConfigurationTests {
  static let everything = """
    {"$schema": "x", "profile": "siri-tools", "disabled": ["too-many-app-shortcuts"], "enabled": ["intent-missing-title"],
     "severity": {"phrase-missing-application-name": "note", "duplicate-phrase": "off"}, "exclude": ["Generated/**"], "applicationName": "Library",
     "deployment": {"iOS": "17.0", "macOS": "14"}, "xcode": "26.0.1", "swiftVersion": "6", "languages": ["en"], "locales": ["de"],
     "extends": "team.intentscan.json", "baseline": "b.json", "allow": "a.json", "owners": "CODEOWNERS", "strict": true,
     "failOn": {"diff": "dangerous"}, "overrides": [
       {"paths": ["Old/**"], "targets": ["App"], "disabled": ["duplicate-phrase"], "enabled": ["phrase-too-long"],
        "severity": {"intent-empty-title": "off"}}],
     "modules": {"Kit": {"paths": ["Kit/Sources"], "kind": "library"}, "App": {"paths": ["A", "B"]}}}
    """

  private func read(_ text: String) throws -> Configuration {
    try Configuration(Array(text.utf8), isModuleName: isModuleName)
  }

  @Test func readsEveryKey() throws {
    let configuration = try read(Self.everything)
    #expect(configuration.selection.profile == .siriTools)
    #expect(configuration.selection.disabled == ["too-many-app-shortcuts", "duplicate-phrase"])
    #expect(
      configuration.baseline == "b.json" && configuration.allow == "a.json" && configuration.owners == "CODEOWNERS")
    #expect(configuration.failOn.lint == .warning && configuration.failOn.diff == .dangerous)
    let override = try #require(configuration.selection.overrides.first)
    #expect(override.targets == ["App"] && override.paths.count == 1 && override.disabled == ["duplicate-phrase"])
    #expect(override.enabled == ["phrase-too-long"] && override.severities == ["intent-empty-title": .off])
    #expect(configuration.selection.enabled == ["intent-missing-title"])
    #expect(configuration.selection.severities == ["phrase-missing-application-name": .note])
    #expect(configuration.settings.applicationName == "Library")
    #expect(configuration.settings.deployment == ["iOS": [17, 0], "macOS": [14]])
    #expect(configuration.settings.xcode == [26, 0, 1])
    #expect(configuration.languageMode == .six)
    #expect(configuration.settings.modules == ["Kit": .library])
    #expect(configuration.languages == ["en", "de"])
    #expect(configuration.modules.map(\.name) == ["App", "Kit"] && configuration.modules[0].paths == ["A", "B"])
  }

  @Test(arguments: [
    ("{\n  \"profil\": \"recommended\"}", "2:3: unknown key 'profil'; did you mean 'profile'?"),
    (
      #"{"profile": "recomended"}"#,
      "1:13: a profile must be one of apple-build, recommended, siri-tools, migration; found 'recomended'; did you mean 'recommended'?"
    ),
    (#"{"profile": 1}"#, "1:13: a profile must be a string, not a number"),
    (
      #"{"disabled": ["intent-mising-title"]}"#,
      "1:15: there is no rule 'intent-mising-title'; did you mean 'intent-missing-title'?"
    ),
    (#"{"disabled": "x"}"#, "1:14: 'disabled' must be an array, not a string"),
    (
      #"{"disabled": ["intent-missing-title"], "enabled": ["intent-missing-title"]}"#,
      "1:52: 'intent-missing-title' is enabled and disabled"
    ),
    (
      #"{"enabled": ["intent-missing-title"], "disabled": ["intent-missing-title"]}"#,
      "1:52: 'intent-missing-title' is enabled and disabled"
    ),
    (#"{"severity": {"nonsense": "error"}}"#, "1:15: there is no rule 'nonsense'; 'intentscan rules' lists all rules"),
    (
      #"{"enabled": ["intent-missing-title"], "severity": {"intent-missing-title": "off"}}"#,
      "1:76: 'intent-missing-title' is enabled, and its severity is 'off'"
    ),
    (
      #"{"severity": {"intent-missing-title": "off"}, "enabled": ["intent-missing-title"]}"#,
      "1:59: 'intent-missing-title' is enabled, and its severity is 'off'"
    ),
    (#"{"strict": 1}"#, "1:12: 'strict' must be true or false, not a number"),
    (
      #"{"strict": true, "failOn": {"lint": "note"}}"#,
      "1:12: 'strict' means '\"failOn\": {\"lint\": \"warning\"}'; use one of the two keys"
    ),
    (#"{"failOn": {"lnt": "note"}}"#, "1:13: unknown command 'lnt'; did you mean 'lint'?"),
    (
      #"{"failOn": {"diff": "error"}}"#, "1:21: a level must be one of breaking, dangerous, info, never; found 'error'"
    ),
    (#"{"overrides": [{"disabled": []}]}"#, "1:16: missing key 'paths' or 'targets'"),
    (#"{"overrides": [{"path": []}]}"#, "1:17: unknown key 'path'; did you mean 'paths'?"),
    (
      #"{"extends": "team.json"}"#,
      "1:13: 'extends' must name a file whose name ends in 'intentscan.json'; found 'team.json'"
    ),
    (
      #"{"severity": {"intent-missing-title": "warnin"}}"#,
      "1:39: a severity must be one of note, warning, error, off; found 'warnin'; did you mean 'warning'?"
    ),
    (#"{"deployment": {"ios": "17.0"}}"#, "1:17: unknown platform 'ios'; did you mean 'iOS'?"),
    (#"{"deployment": {"iOS": "17.x"}}"#, "1:24: a version must be written as '17.0'; found '17.x'"),
    (#"{"swiftVersion": "6.0"}"#, "1:18: a language mode must be one of 5, 6; found '6.0'"),
    (#"{"swiftVersion": 7}"#, "1:18: a language mode must be one of 5, 6; found '7'"),
    (#"{"xcode": ""}"#, "1:11: an Xcode version must not be empty"),
    (#"{"modules": {"My App": {"paths": []}}}"#, "1:14: 'My App' is not a valid module name"),
    (#"{"modules": {"App": {"path": []}}}"#, "1:22: unknown key 'path'; did you mean 'paths'?"),
    (#"{"modules": {"App": {}}}"#, "1:21: missing key 'paths'"),
    (
      #"{"modules": {"App": {"paths": [], "kind": "aplication"}}}"#,
      "1:43: a kind must be one of app, app-intents-extension, widget-extension, library, dynamic-library, command-line-tool; found 'aplication'"
    ),
    ("[]", "1:1: expected an object, found an array"), ("{", "1:2: expected a key, found the end of the document"),
  ])
  func refuses(text: String, message: String) throws {
    let folder = try CommandFolder(["A.swift": intent("A"), ".intentscan.json": text])
    let outcome = try folder.run("lint A.swift")
    #expect(outcome.errors == ".intentscan.json:\(message.replacing(": ", with: ": error: ", maxReplacements: 1))\n")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
  }

  @Test(arguments: ["6", #""6""#]) func theLanguageModeIsATextOrANumber(mode: String) throws {
    let folder = try CommandFolder([
      ".intentscan.json": "{\"swiftVersion\": \(mode)}", "A.swift": "#if swift(>=6)\n\(intent("A"))#endif\n",
    ])
    #expect(try folder.run("lint A.swift").output.contains("intent-missing-perform"))
  }

  // MARK: Schema

  @Test func theSchemaAcceptsWhatTheReaderDoes() throws {
    let validator = JSONSchemaValidator(schema: try JSONDocument(parsing: ConfigurationSchema.text))
    #expect(validator.failures(in: try JSONDocument(parsing: Self.everything)) == [])
    #expect(validator.failures(in: try JSONDocument(parsing: "{}")) == [])
    #expect(validator.failures(in: try JSONDocument(parsing: #"{"swiftVersion": 6}"#)) == [])
  }

  @Test(arguments: [
    #"{"profil": "recommended"}"#, #"{"profile": "x"}"#, #"{"disabled": ["x"]}"#, #"{"severity": {"x": "error"}}"#,
    #"{"severity": {"intent-missing-title": "x"}}"#, #"{"deployment": {"ios": "1"}}"#, #"{"xcode": "x"}"#,
    #"{"modules": {"A": {}}}"#, #"{"modules": {"A": {"paths": [], "kind": "x"}}}"#,
    #"{"modules": {"A": {"paths": [], "x": 1}}}"#, #"{"exclude": [""]}"#, #"{"strict": "yes"}"#,
    #"{"failOn": {"diff": "error"}}"#, #"{"overrides": [{"disabled": []}]}"#,
    #"{"overrides": [{"paths": [], "x": 1}]}"#,
  ])
  func theSchemaRefusesWhatTheReaderDoes(text: String) throws {
    let validator = JSONSchemaValidator(schema: try JSONDocument(parsing: ConfigurationSchema.text))
    #expect(validator.failures(in: try JSONDocument(parsing: text)) != [])
    #expect(throws: JSONError.self) { try read(text) }
  }

  // MARK: Globs

  @Test(arguments: [
    ("Generated/**", "Generated/A.swift", true), ("Generated/**", "Generated/B/A.swift", true),
    ("Generated/**", "Generated", false), ("Generated/**", "App/Generated/A.swift", false),
    ("Generated", "Generated/A.swift", true), ("Generated/", "Generated/B/A.swift", true),
    ("Generated", "GeneratedToo/A.swift", false), ("**/Generated", "A/B/Generated/C.swift", true),
    ("**/Generated", "Generated/C.swift", true), ("**/Generated", "A/NotGenerated/C.swift", false),
    ("*.swift", "A.swift", true), ("*.swift", "A/B.swift", false), ("**/*.gen.swift", "A/B/C.gen.swift", true),
    ("**/*.gen.swift", "C.gen.swift", true), ("**/*.gen.swift", "C.swift", false), ("A/*/C", "A/B/C", true),
    ("A/*/C", "A/B/D/C", false), ("A/**/C", "A/C", true), ("A/**/C", "A/B/D/C", true), ("A?", "AB", true),
    ("A?", "A/", false), ("./A", "A", true), ("**", "A/B", true), ("A.swift", "AxSwift", false),
    ("*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("Ü*", "Übung/A", true),
    ("Caf\u{E9}/?\u{E9}.swift", "Cafe\u{301}/Re\u{301}.swift", true), ("Cafe\u{301}", "Caf\u{E9}/A.swift", true),
    ("Cafe", "Cafe\u{301}/A.swift", false), ("caf?", "caf\u{E9}", true),
  ])
  func globs(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  /// Positions in a pattern are bits of words.
  @Test(arguments: [1, 61, 62, 63, 64, 65, 126, 127, 128, 129, 200])
  func longGlobs(length: Int) {
    let name = String(repeating: "a", count: length)
    #expect(Glob(name).matches("\(name)/B.swift") && !Glob(name).matches(name + "a") && !Glob(name + "a").matches(name))
    #expect(Glob("\(name)/*/b?").matches("\(name)/c/bc") && !Glob("\(name)/*/b?").matches("\(name)/c/d/bc"))
    #expect(Glob("\(name)**/b").matches("\(name)c/d/b") && Glob("**/\(name)*").matches("c/d/\(name)e"))
  }

  /// Each path is compared with each pattern.
  @Test(arguments: [
    (1_000, "a", true), (1_001, "a", false), (160, String(repeating: "**/a*", count: 20), true),
    (170, String(repeating: "**/a*", count: 20), false),
  ])
  func thereAreNotTooManyGlobs(count: Int, pattern: String, isRead: Bool) throws {
    let text = "{\"exclude\": [\(Array(repeating: "\"\(pattern)\"", count: count).joined(separator: ", "))]}"
    if isRead {
      #expect(try read(text).exclude.count == count)
    } else {
      let error = #expect(throws: JSONError.self) { try read(text) }
      #expect(
        error?.message
          == "'exclude' has more than 1000 patterns or 16384 bytes; use fewer patterns with '*' or '**'")
    }
  }

  /// Every wildcard can be empty or long at each byte.
  @Test func theWorkOfAGlobIsLinear() {
    let glob = Glob(String(repeating: "**/a*", count: 200)), path = String(repeating: "a/aaa", count: 40)
    let steps = Steps.counted { #expect(!glob.matches(path)) }
    #expect((path.utf8.count...3 * path.utf8.count).contains(steps), "\(steps) steps")
  }

  // MARK: Layout

  @Test(arguments: [
    // The modules of the scan, by the given path.
    ("", ["App/A App/A.swift", "Kit/K App/Kit/K.swift", "Widgets/W Other/W.swift"]),
    (".", ["App/A App/A.swift", "Kit/K App/Kit/K.swift", "Widgets/W Other/W.swift"]),
    ("App", ["App/A App/A.swift", "Kit/K App/Kit/K.swift"]), ("App/Kit", ["Kit/K App/Kit/K.swift"]),
    ("App/Kit/K.swift", ["Kit/K App/Kit/K.swift"]), ("App/A.swift", ["App/A App/A.swift"]),
    ("Stray", ["Stray/S Stray/S.swift"]), ("--module M App/Kit", ["M/K App/Kit/K.swift"]),
  ])
  func modules(words: String, intents: [String]) throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("A"), "App/Kit/K.swift": intent("K"), "Other/W.swift": intent("W"),
      "Stray/S.swift": intent("S"), "App/Generated/G.swift": intent("G"),
      ".intentscan.json": """
      {"exclude": ["App/Generated"],
       "modules": {"App": {"paths": ["App"], "kind": "app"}, "Kit": {"paths": ["App/Kit"]}, "Widgets": {"paths": ["Other"]}}}
      """,
    ])
    #expect(try ExtractCommandTests.Bundle(folder.run("extract \(words)").output).intents == intents)
  }

  @Test func findsTheConfigurationInParentFolders() throws {
    let untitled = "import AppIntents\nstruct A: AppIntent {}\n", off = configuration(running: [])
    let folder = try CommandFolder([
      "P/A/B/A.swift": untitled, "P/.intentscan.json": off, "Q/A.swift": untitled, "Q/off.json": off,
    ])
    #expect(try folder.run("lint P/A/B").status == 0)
    #expect(try folder.run(["lint", "\(folder.path)/P/A/B/A.swift"]).status == 0)
    #expect(try folder.run("lint Q").status == 1)
    #expect(try folder.run("lint Q --config Q/off.json").status == 0)
    #expect(try folder.run("lint P --config none.json").status == 2)
    // The command line goes first.
    #expect(try folder.run("lint P --enable intent-missing-title").status == 1)
  }
}
