import Foundation
import DocumentFormats
import Testing

@testable import MetadataDocuments
@testable import IntentScans
@testable import intentscan

/// `intentscan process`, called as build systems call Apple's tool.
struct ProcessCommandTests {
  /// The sources of a case, whose document Xcode wrote.
  private func command(_ name: String, module: String, xcode: String = "27A266a") throws -> (
    BuildCommandLine, AppIntentsCase
  ) {
    let captured = AppIntentsCase(name: name), folder = try CommandFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: captured.file(".").path).filter {
      $0.hasSuffix(".swift")
    }
    for source in names { try folder.write(captured.text(source) ?? "", to: "My App/\(source)") }
    return (
      BuildCommandLine(folder: folder, module: module, sources: names.sorted().map { "My App/\($0)" }, xcode: xcode),
      captured
    )
  }

  @Test(arguments: [
    ("enum-and-entities", "ProbeD"), ("shortcut-plain", "IntentFixture"), ("entity-minimal", "DuplicateTasks"),
  ])
  func theCommandLineOfXcodeGivesTheBytesOfXcode(name: String, module: String) throws {
    let (build, captured) = try command(name, module: module)
    let result = try build.folder.run(["process"] + build.swiftBuild())
    #expect(result.status == 0 && result.output == "", "\(result.output)")
    #expect(build.document() == captured.text("captured.actionsdata"))
    #expect(
      build.folder.contents(of: "\(build.output)/Metadata.appintents/version.json")
        == "{\n  \"toolsVersion\" : \"27A266a\",\n  \"version\" : \"3.0\"\n}")
    #expect(
      build.stringsdata
        == "{\n  \"source\" : \"ExtractedAppShortcutsMetadata\",\n  \"tables\" : {\n\n  },\n  \"version\" : 1\n}")
  }

  /// swift-build calls the tool for each static library, and passes the documents to the target that links them.
  @Test func documentsOfStaticLibrariesAreListed() throws {
    let captured = AppIntentsCase(name: "static-dependency"), folder = try CommandFolder()
    for path in ["Runner/Runner.swift", "os_intents_ios/Pod.swift"] {
      try folder.write(captured.text("Modules/\(path)") ?? "", to: path)
    }
    var library = BuildCommandLine(folder: folder, module: "os_intents_ios", sources: ["os_intents_ios/Pod.swift"])
    library.xcode = "17A324"
    library.output = "Products/os_intents_ios.appintents"
    library.isLibrary = true
    #expect(try folder.run(["appintentsmetadataprocessor"] + library.swiftBuild()).status == 0)
    var app = BuildCommandLine(folder: folder, module: "Runner", sources: ["Runner/Runner.swift"])
    app.xcode = "17A324"
    app.staticDocuments = [
      "\(library.output)/Metadata.appintents/extract.actionsdata", "Products/Missing.appintents/extract.actionsdata",
    ]
    let result = try folder.run(["process", "-D", "PROBE_RUNNER_SHORTCUTS"] + app.swiftBuild())
    #expect(result.status == 0, "\(result.errors)")
    #expect(app.document() == captured.text("captured.actionsdata"))
  }

  @Test func rulesAppleGetsBothFiles() throws {
    let (build, captured) = try command("enum-and-entities", module: "ProbeD")
    let result = try build.folder.run(["process"] + build.rulesApple())
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(build.document() == captured.text("captured.actionsdata"))
  }

  // MARK: Conditions

  private static let platforms = """
    import AppIntents
    #if arch(x86_64)
    struct IntelIntent: AppIntent { static let title: LocalizedStringResource = "Intel"; func perform() async throws -> some IntentResult { .result() } }
    #elseif arch(arm64)
    struct ArmIntent: AppIntent { static let title: LocalizedStringResource = "Arm"; func perform() async throws -> some IntentResult { .result() } }
    #endif
    #if targetEnvironment(simulator)
    struct SimulatorIntent: AppIntent { static let title: LocalizedStringResource = "Simulator"; func perform() async throws -> some IntentResult { .result() } }
    #endif
    #if os(macOS)
    struct MacIntent: AppIntent { static let title: LocalizedStringResource = "Mac"; func perform() async throws -> some IntentResult { .result() } }
    #elseif targetEnvironment(macCatalyst)
    struct CatalystIntent: AppIntent { static let title: LocalizedStringResource = "Catalyst"; func perform() async throws -> some IntentResult { .result() } }
    #endif

    """

  private func intents(_ build: BuildCommandLine) throws -> [String] {
    let document = try parseJSON(Array((build.document() ?? "{}").utf8))
    return document["actions"]?.members?.map(\.key) ?? []
  }

  /// The tests of rules_apple assert the first two of real builds.
  @Test(arguments: [
    (["x86_64-apple-ios17.0-simulator", "arm64-apple-ios17.0-simulator"], ["IntelIntent", "SimulatorIntent"]),
    (["arm64-apple-ios17.0"], ["ArmIntent"]), (["arm64e-apple-ios17.0-macabi"], ["ArmIntent", "CatalystIntent"]),
    (["x86_64-apple-macosx14.0"], ["IntelIntent", "MacIntent"]),
  ])
  func theFirstTripleDecidesConditions(triples: [String], expected: [String]) throws {
    let folder = try CommandFolder(["A.swift": Self.platforms])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"], triples: triples)
    #expect(try folder.run(["process"] + build.swiftBuild()).status == 0)
    #expect(try intents(build) == expected)
  }

  // MARK: Constants of the compiler

  private static func constants(_ types: [(name: String, protocols: [String], line: Int)]) -> String {
    let entries = types.map { type in
      """
      {"typeName": "App.\(type.name)", "kind": "struct", "file": "/build/A.swift", "line": \(type.line),
       "conformances": [\(type.protocols.map { "\"AppIntents.\($0)\"" }.joined(separator: ","))],
       "properties": [{"label": "title", "file": "/build/A.swift", "line": \(type.line)}]}
      """
    }
    return "[\(entries.joined(separator: ","))]"
  }

  private func run(_ source: String, constants: String) throws -> (BuildCommandLine, CommandFolder.Outcome) {
    let folder = try CommandFolder(["A.swift": source, "A.swiftconstvalues": constants])
    var build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"])
    build.constants = ["A.swiftconstvalues"]
    return (build, try folder.run(["process"] + build.swiftBuild()))
  }

  /// The command line has no `-D`.
  @Test func whatWasCompiledTellsTheConditions() throws {
    let source = """
      import AppIntents
      #if DEBUG && !BETA
      \(intent("DebugIntent").split(separator: "\n")[1])
      #else
      \(intent("OtherIntent").split(separator: "\n")[1])
      #endif

      """.replacingOccurrences(
        of: " }\n", with: "; func perform() async throws -> some IntentResult { .result() } }\n")
    let (debug, _) = try run(source, constants: Self.constants([("DebugIntent", ["AppIntent"], 3)]))
    #expect(try intents(debug) == ["DebugIntent"])
    let (release, _) = try run(source, constants: Self.constants([("OtherIntent", ["AppIntent"], 5)]))
    #expect(try intents(release) == ["OtherIntent"])
  }

  @Test func aTypeThatWasNotCompiledIsOmittedWithAWarning() throws {
    let (build, result) = try run(
      Self.twoIntents, constants: Self.constants([("A", ["AppIntent"], 2)]))
    #expect(result.status == 0)
    #expect(try intents(build) == ["A"])
    #expect(
      result.errors
        == "\(build.folder.path)/A.swift:3:8: warning: 'B' is omitted from 'Metadata.appintents', because the "
        + "compiler does not list it among the types that it compiled\n")
  }

  /// `CloseShelf: ShelfIntent`, of which another module says that it refines `AppIntent`.
  @Test func conformancesOfOtherModulesAreThoseOfTheCompiler() throws {
    let source = """
      import AppIntents
      import Shelves
      struct CloseShelf: ShelfIntent { static let title: LocalizedStringResource = "Close"; func perform() async throws -> some IntentResult { .result() } }

      """
    let (build, result) = try run(source, constants: Self.constants([("CloseShelf", ["AppIntent"], 3)]))
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(try intents(build) == ["CloseShelf"])
  }

  @Test func aCompiledTypeThatTheSourceLacksIsNamed() throws {
    let (build, result) = try run(
      Self.twoIntents,
      constants: Self.constants([("A", ["AppIntent"], 2), ("B", ["AppIntent"], 3), ("C", ["AppIntent"], 9)]))
    #expect(try intents(build) == ["A", "B"])
    #expect(
      result.status == 0 && result.errors.hasPrefix("/build/A.swift:9:1: warning: the compiler lists 'App.C'"),
      "\(result.errors)")
  }

  private static let twoIntents = """
    import AppIntents
    struct A: AppIntent { static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() } }
    struct B: AppIntent { static let title: LocalizedStringResource = "B"; func perform() async throws -> some IntentResult { .result() } }

    """

  // MARK: Other modules

  /// The document of the library has its keys in another order than the entry that the app makes of the file.
  @Test func aFileOfTheAppAndOfAStaticLibraryIsOneDeclaration() throws {
    let folder = try CommandFolder(["Shared.swift": Self.twoIntents])
    var kit = BuildCommandLine(folder: folder, module: "Kit", sources: ["Shared.swift"])
    kit.output = "Products/Kit.appintents"
    kit.isLibrary = true
    #expect(try folder.run(["process"] + kit.swiftBuild()).status == 0)
    var app = BuildCommandLine(folder: folder, module: "App", sources: ["Shared.swift"])
    app.staticDocuments = ["\(kit.output)/Metadata.appintents/extract.actionsdata"]
    let result = try folder.run(["process"] + app.swiftBuild())
    #expect(result.status == 0, "\(result.errors)")
    #expect(try intents(app).count == 2)
  }

  /// A bundle's document is context: its enum can be the type of a parameter, and the app's document does not list it.
  @Test(arguments: [false, true])
  func typesOfOtherModulesResolve(isStatic: Bool) throws {
    let folder = try CommandFolder([
      "Kit.swift": """
      import AppIntents
      public struct Outer {
        public enum Mode: String, AppEnum {
          case fast, slow
          public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
          public static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.fast: "Fast", .slow: "Slow"]
        }
      }

      """,
      "App.swift": """
      import AppIntents
      import Kit
      struct Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
        @Parameter(title: "Mode", default: .slow) var mode: Outer.Mode
        func perform() async throws -> some IntentResult { .result() }
      }

      """,
    ])
    var kit = BuildCommandLine(folder: folder, module: "Kit", sources: ["Kit.swift"])
    kit.output = "Products/Kit.appintents"
    kit.isLibrary = true
    #expect(try folder.run(["process"] + kit.swiftBuild()).status == 0)
    var app = BuildCommandLine(folder: folder, module: "App", sources: ["App.swift"])
    let document = "\(kit.output)/Metadata.appintents/extract.actionsdata"
    if isStatic { app.staticDocuments = [document] } else { app.documents = [document] }
    let result = try folder.run(["process"] + app.swiftBuild())
    #expect(result.status == 0, "\(result.errors)")
    let json = try parseJSON(Array((app.document() ?? "{}").utf8))
    #expect(json["enums"]?.array?.count == (isStatic ? 1 : 0))
    let parameter = json["actions"]?["Run"]?["parameters"]?.array?.first
    #expect(parameter?["valueType"]?["linkEnumeration"]?["wrapper"]?["identifier"]?.string == "Mode")
    #expect(parameter?["typeSpecificMetadata"]?.array?.last?["string"]?["wrapper"]?.string == "slow")
  }

  // MARK: Nothing to write

  @Test func nothingIsExtractedWithoutAppIntents() throws {
    let folder = try CommandFolder(["A.swift": "struct A {}\n"])
    var build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"])
    let result = try folder.run(["process"] + build.swiftBuild())
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output == "Extracted no relevant App Intents symbols, skipping writing output\n")
    #expect(build.document() == nil && build.stringsdata?.contains("\"tables\"") == true)

    try folder.write(Self.twoIntents, to: "A.swift")
    build.isLibrary = true
    let unlinked = try build.swiftBuild().filter { $0 != "--force" }
    let skipped = try folder.run(["process"] + unlinked)
    #expect(skipped.status == 0 && build.document() == nil)
    #expect(skipped.output == "Metadata extraction skipped. No AppIntents.framework dependency found.\n")
    #expect(try folder.run(["process", "--force"] + unlinked).status == 0 && build.document() != nil)
  }

  // MARK: What cannot be written

  private static let unsupported =
    twoIntents + """
      struct C: AppIntent {
        static let title: LocalizedStringResource = "C"
        @Parameter(title: "D") var d: Unknown
        func perform() async throws -> some IntentResult { .result() }
      }

      """

  @Test func aDeclarationThatCannotBeWrittenFailsOrIsOmitted() throws {
    let folder = try CommandFolder(["A.swift": Self.unsupported])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"]), words = try build.swiftBuild()
    let failed = try folder.run(["process"] + words)
    #expect(failed.status == 1 && build.document() == nil && build.stringsdata == nil)
    #expect(failed.errors.hasPrefix("\(folder.path)/A.swift:6:"), "\(failed.errors)")
    #expect(
      failed.errors.contains(": error: 'C' is omitted from 'Metadata.appintents', so the system does not offer it"))
    let warned = try folder.run(["process", "--unsupported", "warn", "--quiet-warnings"] + words)
    #expect(warned.status == 0 && warned.errors.contains(": warning: 'C' is omitted"), "\(warned.errors)")
    // rules_apple fails if the text is in the output.
    #expect(!warned.errors.contains("error:"))
    #expect(try intents(build) == ["A", "B"])
    let environment = try folder.run(["process"] + words) {
      $0.variable = { $0 == "INTENTSCAN_UNSUPPORTED" ? "warn" : nil }
    }
    #expect(environment.status == 0)
  }

  // MARK: Wrong input

  @Test(arguments: [
    (["--new-option", "x"], "unknown option '--new-option'"),
    (["--output", "other"], "option '--output' has two values"),
    (["--module-name", "B"], "option '--module-name' has two values, 'App' and 'B'; pass one of them"),
    (
      ["--target-triple", "x86_64-unknown-linux-gnu"],
      "'x86_64-unknown-linux-gnu' is not a target triple of an Apple platform"
    ),
    (["--target-triple", "arm64-apple-macosx14.0"], "are of different platforms"),
    (["--source-files", "Missing.swift"], "cannot read 'Missing.swift': No such file or directory"),
    (["--source-file-list", "Missing.list"], "cannot read the list 'Missing.list': No such file or directory"),
    (["--static-metadata-file-list", "Wrong.list"], "Wrong.json:1:1: "),
    (["--swift-const-vals", "Wrong.json"], "Wrong.json:1:1: error: the constants of the compiler must be an array"),
  ])
  func wrongInputIsOneLineAndWritesNothing(words: [String], message: String) throws {
    let folder = try CommandFolder(["A.swift": Self.twoIntents, "Wrong.json": "{}", "Wrong.list": "Wrong.json\n"])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"])
    let result = try folder.run(["process"] + build.swiftBuild() + words)
    #expect(result.status == 2 && result.errors.hasSuffix("\n") && result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(build.document() == nil && build.stringsdata == nil)
  }

  @Test func unknownOptionsCanBeSkipped() throws {
    let folder = try CommandFolder(["A.swift": Self.twoIntents])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"]), words = try build.swiftBuild()
    let more = ["--new-option", "value", "--new-flag", "--unknown-options", "ignore"]
    let result = try folder.run(["process"] + more + words)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let environment = try folder.run(["process", "--new-flag"] + words) {
      $0.variable = { $0 == "INTENTSCAN_UNKNOWN_OPTIONS" ? "ignore" : nil }
    }
    #expect(environment.status == 0)
  }

  @Test func anEmptyListIsAnError() throws {
    let folder = try CommandFolder([:])
    let build = BuildCommandLine(folder: folder, module: "App", sources: [])
    let result = try folder.run(["process"] + build.swiftBuild())
    #expect(result.status == 2 && result.errors.hasPrefix("error: there are no sources in '"), "\(result.errors)")
  }

  /// The document is written before the phrases. Neither is there if one cannot be written.
  @Test func allFilesAreWrittenOrNone() throws {
    let folder = try CommandFolder(["A.swift": Self.twoIntents])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"]), words = try build.swiftBuild()
    try folder.write("", to: "file")
    let result = try folder.run(["process"] + words + ["--stringsdata-file", "file/inside.stringsdata"])
    #expect(result.status == 2 && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(build.document() == nil && build.stringsdata == nil)
  }

  /// A wrapper may pass its words in addition to those of the build.
  @Test func twoArchitecturesAndOptionsThatArePassedTwiceChangeNothing() throws {
    let (build, captured) = try command("enum-and-entities", module: "ProbeD")
    var words = try build.swiftBuild()
    words += words
    #expect(try build.folder.run(["process"] + words).status == 0)
    #expect(build.document() == captured.text("captured.actionsdata"))
    var universal = build
    universal.triples.append("x86_64-apple-ios17.0-simulator")
    universal.output = "Products/Universal.app"
    let result = try build.folder.run(["process"] + universal.swiftBuild())
    #expect(result.status == 0 && !result.errors.contains("error: "), "\(result.errors)")
    #expect(universal.document() == captured.text("captured.actionsdata"))
  }

  /// Folders that are missing are made; an output that cannot be written leaves none of the others behind.
  @Test(arguments: ["Closed/App.app", "File/App.app"])
  func anOutputThatCannotBeWrittenIsOneLine(output: String) throws {
    let folder = try CommandFolder(["A.swift": Self.twoIntents, "File": "", "Closed/x": ""])
    if output.hasPrefix("Closed"), getuid() == 0 { return }
    try folder.setMode(0o555, of: "Closed")
    var build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"])
    build.output = output
    let result = try folder.run(["process"] + build.swiftBuild())
    try folder.setMode(0o755, of: "Closed")
    #expect(result.status == 2 && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.errors.hasPrefix("error: cannot create the folder '"), "\(result.errors)")
    #expect(build.document() == nil && build.stringsdata == nil)
  }

  @Test func aThousandSourcesInAnyOrder() throws {
    let folder = try CommandFolder(["A.swift": Self.twoIntents, "Many/x": ""])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"])
    let paths = (0..<1_000).map { "\(folder.path)/Many/\($0).swift" }
    for path in paths { _ = FileManager.default.createFile(atPath: path, contents: Data("struct S {}".utf8)) }
    let words = try ["process", "--source-file-list", "many.list"] + build.swiftBuild()
    var documents: Set<String?> = []
    for list in [paths, paths.reversed()] {
      try folder.write(list.joined(separator: "\n"), to: "many.list")
      #expect(try folder.run(words).status == 0)
      documents.insert(build.document())
    }
    #expect(documents.count == 1 && !documents.contains(nil))
  }

  /// Documents name the values that were passed.
  @Test(arguments: ["17C529", "26.3", "99T999", "*", "28A1\"x"])
  func theVersionIsWrittenAsGiven(version: String) throws {
    let folder = try CommandFolder(["A.swift": Self.twoIntents])
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"], xcode: version)
    #expect(try folder.run(["process"] + build.swiftBuild()).status == 0)
    let json = try parseJSON(Array((build.document() ?? "").utf8))
    #expect(json["generator"]?["version"]?.string == version)
    let file = folder.contents(of: "\(build.output)/Metadata.appintents/version.json") ?? ""
    #expect(try parseJSON(Array(file.utf8))["toolsVersion"]?.string == version)
  }
}

/// The tool under the names of Apple's tools, as a build finds them in its search path.
@Suite(.enabled(if: builtTool != nil)) struct CalledByNameTests {
  private func run(_ tool: String, _ words: [String], in folder: CommandFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "\(folder.path)/\(tool)")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func aLinkIsTheCommand() throws {
    let folder = try CommandFolder([
      "A.swift": intent("A").replacingOccurrences(
        of: "\" }", with: "\"; func perform() async throws -> some IntentResult { .result() } }")
    ])
    for name in ["appintentsmetadataprocessor", "appshortcutstringsprocessor", "appintentsnltrainingprocessor"] {
      try folder.link(name, to: builtTool ?? "")
    }
    let build = BuildCommandLine(folder: folder, module: "App", sources: ["A.swift"])
    #expect(try run("appintentsmetadataprocessor", build.swiftBuild(), in: folder) == 0)
    #expect(build.document() != nil)
    #expect(try run("appshortcutstringsprocessor", ["--disable"], in: folder) == 0)
    #expect(try run("appintentsnltrainingprocessor", [], in: folder) == 2)
  }
}
