import Foundation
import IntentScanKit
import Testing

/// The library gives a Swift program the results that the command gives a user.
@Suite struct LibraryTests {
  private static let shelf = """
    import AppIntents

    struct OpenShelf: AppIntent {
      static let title: LocalizedStringResource = "Open Shelf"
      static let description: String = "Opens a shelf"
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  /// Every line of a Swift example in the guide is compiled; the manifest is none of them.
  @Test func examplesOfTheGuideCompile() throws {
    let page = repositoryFolder.appending(path: "Sources/Documentation/IntentScan.docc/TheLibrary.md")
    let source = repositoryFolder.appending(path: "Tests/ScanTests/Library/LibraryExamples.swift")
    let compiled = try String(contentsOf: source, encoding: .utf8)
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }.filter { !$0.contains("// Package.swift") }
    #expect(blocks.count >= 5)
    for block in blocks {
      for part in block.components(separatedBy: "\n\n") { #expect(compiled.contains(part), "not compiled:\n\(part)") }
    }
  }

  @Test func pathsAndTextGiveTheBundleOfTheCommand() throws {
    let folder = try CommandFolder(["App/OpenShelf.swift": Self.shelf])
    let command = try folder.run("extract --no-project --module App App").output
    var options = ScanOptions()
    options.readsProjects = false
    options.root = folder.path
    let fromPaths = try IntentScan(paths: ["\(folder.path)/App"], options)
    let fromText = try IntentScan([SwiftFile("App/OpenShelf.swift", module: "App", Self.shelf)])
    #expect(String(decoding: fromPaths.json(), as: UTF8.self) == command)
    #expect(String(decoding: fromText.json(), as: UTF8.self) == command)
    let app = try #require(fromPaths.apps.first)
    let intent = try #require(app.bundle.intents.first)
    #expect(title(of: intent) == "Open Shelf")
    let place = app.location(of: intent.type.place)
    #expect(place.path == "\(folder.path)/App/OpenShelf.swift")
    #expect((place.line, place.column, place.endColumn) == (3, 8, 17))
  }

  @Test func findingsAreThoseOfTheCommand() throws {
    let folder = try CommandFolder(["App/OpenShelf.swift": Self.shelf])
    let command = try folder.run("lint --no-project --no-summary App").output
    let found = try findings(in: Self.shelf)
    let finding = try #require(found.first { $0.rule == "description-wrong-type" })
    #expect(command.contains(":5:14: warning: \(finding.message)"), "\(command)")
    #expect((finding.location.line, finding.location.column) == (5, 14))
    #expect(finding.severity == .warning)
    var options = LintOptions()
    options.disabled = ["description-wrong-type"]
    let scan = try IntentScan([SwiftFile("A.swift", module: "App", Self.shelf)])
    #expect(try !scan.lint(options).findings.contains { $0.rule == "description-wrong-type" })
    try folder.write("import AppIntents\nstruct Untitled: AppIntent {}\n", to: "App/Untitled.swift")
    #expect(try errors(in: folder.path).contains { $0.hasSuffix("[intent-missing-title]") })
  }

  @Test func changesAreThoseOfTheCommand() throws {
    let old = try IntentScan([SwiftFile("A.swift", module: "App", Self.shelf)])
    let new = try IntentScan([SwiftFile("A.swift", module: "App", "import AppIntents\n")])
    let change = try #require(try new.changes(since: old).first)
    #expect(change.kind == "intent-removed")
    #expect(change.symbol == "App.OpenShelf")
    #expect(change.isInOldVersion && change.location.line == 3)
    #expect(try breaksShortcuts(old, new))
    #expect(try changes(from: old.json(), to: new.json()) == [change.message])
    #expect(try new.changes(since: new).isEmpty)
  }

  /// The string tables of a path are read as the command does it; those of sources in memory are not known.
  @Test func translationsAreCheckedWrittenAndCompared() throws {
    let folder = try LocalizedSample.project()
    try folder.write(
      LocalizedSample.phrases.replacingOccurrences(of: "Öffne ${shelf} in ${applicationName}", with: "Öffne ${shelf}"),
      to: "App/AppShortcuts.xcstrings")
    let scan = try IntentScan(paths: [folder.path]), report = try scan.lint()
    let finding = try #require(
      report.findings.first { $0.rule == "localized-phrase-missing-application-name" }, "\(report.findings)")
    #expect(finding.location.path.hasSuffix("App/AppShortcuts.xcstrings") && finding.location.line == 11)
    #expect(!report.uncheckedRules.contains("localized-phrase-missing-application-name"))
    #expect(try String(decoding: scan.localizedJSON(), as: UTF8.self).contains("\"de\": \"Regal öffnen\""))
    let bundle = try scan.localizedJSON()
    try folder.write(LocalizedSample.phrases, to: "App/AppShortcuts.xcstrings")
    let fixed = try IntentScan(paths: [folder.path])
    #expect(try fixed.lint().findings.allSatisfy { $0.rule != "localized-phrase-missing-application-name" })
    let changes = try IntentChange.between(oldBundle: bundle, newBundle: try fixed.localizedJSON())
    // Siri never matched the phrase without the app's name, so it is not lost.
    #expect(changes.map(\.kind) == ["localized-phrase-added"])
    let inMemory = try IntentScan([SwiftFile("A.swift", module: "App", LocalizedSample.source)])
    #expect(try inMemory.lint().uncheckedRules.contains("missing-localized-phrase"))
    #expect(try inMemory.localizedJSON() == inMemory.json())
  }

  @Test func mistakesAreErrorsWithASentence() throws {
    let folder = try CommandFolder([".intentscan.json": "{\n  \"profil\": \"recommended\"\n}\n", "A.swift": Self.shelf])
    let message = #".*/\.intentscan\.json:2:\d+: unknown key 'profil'.*"#
    let error = #expect(throws: IntentScanError.self) { try IntentScan(paths: [folder.path]) }
    #expect(try error?.message.wholeMatch(of: Regex(message)) != nil, "\(error?.message ?? "")")
    let missing = try IntentScan(paths: ["\(folder.path)/A.swift", "\(folder.path)/B.swift"], plainFolders)
    #expect(missing.unreadable == ["cannot read '\(folder.path)/B.swift': No such file or directory"])
    var options = LintOptions()
    options.enabled = ["intent-missing-titel"]
    let scan = try IntentScan([SwiftFile("A.swift", module: "App", Self.shelf)])
    let mistake = #expect(throws: IntentScanError.self) { try scan.lint(options) }
    #expect(mistake?.message == "there is no rule 'intent-missing-titel'; did you mean 'intent-missing-title'?")
    #expect(throws: IntentScanError.self) { try changes(from: Array("[]".utf8), to: scan.json()) }
  }

  private var plainFolders: ScanOptions {
    var options = ScanOptions()
    options.readsProjects = false
    options.readsConfiguration = false
    return options
  }

  /// A client compiles against what the product offers, and nothing else: with no access to the package's own declarations.
  @Test(.enabled(if: LibraryClient.compiler != nil, "needs 'swiftc' and the modules of this build"))
  func clientPackageCompiles() throws {
    let outcome = try LibraryClient.typecheck()
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}

/// `Fixtures/packages/LibraryClient`, compiled against the modules of this build. A build by SwiftPM would build the whole tool
/// a second time.
private enum LibraryClient {
  static let compiler: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let path = folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    return path.map { URL(filePath: $0) }
  }()

  static func typecheck() throws -> (status: Int32, output: String) {
    let process = Process(), output = Pipe()
    process.executableURL = compiler
    let sources = repositoryFolder.appending(path: "Fixtures/packages/LibraryClient/Sources/Inventory/main.swift")
    process.arguments = ["-typecheck", "-swift-version", "6", sources.path(percentEncoded: false)]
    // SwiftPM puts modules into a folder of the products.
    let products = try #require(builtProducts)
    for folder in [products.appending(path: "Modules"), products] {
      process.arguments? += ["-I", folder.path(percentEncoded: false)]
    }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
