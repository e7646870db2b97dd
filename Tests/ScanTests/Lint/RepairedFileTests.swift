import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// The files that `--fix` may write to, and the properties that a file keeps.
@Suite struct RepairedFileTests {
  /// An intent with a finding that has a safe repair.
  static let source = "// intentscan:disable:next intent-missing-title\n" + intent("Open")

  @Test(arguments: [
    "lint App --module App --fix", "lint App/Out.swift --module App --fix", "lint --fix", "lint . --module App --fix",
    "lint --module App=App --fix",
  ])
  func aLinkOutOfWhatIsScannedIsNotFollowed(words: String) throws {
    let folder = try CommandFolder(["outside/Real.swift": Self.source, "tree/App/x.txt": ""])
    try folder.link("tree/App/Out.swift", to: "../../outside/Real.swift")
    let tree = FileSystem(
      directory: open("\(folder.path)/tree", O_RDONLY | O_DIRECTORY), directoryPath: "\(folder.path)/tree")
    let outcome = try folder.run(words.split(separator: " ").map(String.init) + ["--profile", "recommended"]) {
      $0.files = tree
    }
    #expect(folder.contents(of: "outside/Real.swift") == Self.source)
    #expect(outcome.errors.contains("App/Out.swift' is not fixed: a link to it leads out"), "\(outcome.errors)")
    close(tree.directory)
  }

  /// A configuration comes with the sources, and so do the links it names.
  @Test func doesNotRepairFilesOutsideTheTreeThroughLinks() throws {
    let folder = try CommandFolder([
      "outside/Real.swift": Self.source,
      "tree/.intentscan.json": #"{"modules": {"App": {"paths": ["App"], "kind": "app"}}}"#,
    ])
    try folder.link("tree/App", to: "../outside")
    let outcome = try folder.run("lint tree --fix")
    #expect(folder.contents(of: "outside/Real.swift") == Self.source, "\(outcome.errors)")
  }

  /// A project comes with the sources, too, and so do the links in its folders.
  @Test func doesNotRepairFilesOutsideTheRepositoryThroughLinks() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Kit")])
      """
    let folder = try CommandFolder([
      "outside/Real.swift": Self.source, "tree/.git/config": "", "tree/Package.swift": manifest,
      "tree/Sources/Kit/Kit.swift": Self.source.replacing("Open", with: "Shut"),
    ])
    try folder.link("tree/Sources/App", to: "../../outside")
    let outcome = try folder.run("lint tree --fix")
    #expect(folder.contents(of: "outside/Real.swift") == Self.source, "\(outcome.errors)")
    #expect(outcome.errors.contains("App/Real.swift' is not fixed: a link to it leads out"), "\(outcome.errors)")
    #expect(folder.contents(of: "tree/Sources/Kit/Kit.swift") == intent("Shut"), "\(outcome.errors)")
  }

  @Test func tablesOutsideTheTreeAreNotChangedThroughLinks() throws {
    let table = "{\"sourceLanguage\" : \"en\", \"strings\" : {}, \"version\" : \"1.0\"}"
    let provider = """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open", systemImageName: "a")
        }
      }
      """
    let folder = try CommandFolder([
      "outside/Real.xcstrings": table, "App/A.swift": intent("Open") + provider,
      "texts.csv": """
      language,file,key,number,source,target,state
      de,App/AppShortcuts.xcstrings,Open ${applicationName},1,Open ${applicationName},Öffne ${applicationName},translated

      """,
    ])
    try folder.link("App/AppShortcuts.xcstrings", to: "../outside/Real.xcstrings")
    for words in ["strings App --module App --sync", "strings App --module App --import texts.csv"] {
      let outcome = try folder.run(words)
      let said = outcome.output + outcome.errors
      #expect(said.contains("AppShortcuts.xcstrings' is not changed: a link to it leads out"), "\(said)")
      #expect(folder.contents(of: "outside/Real.xcstrings") == table)
    }
  }

  @Test func aConfigurationIsNotWrittenThroughALink() throws {
    let folder = try CommandFolder(["tree/A.swift": intent("A"), "outside/x.txt": ""])
    try folder.link("tree/.intentscan.json", to: "../outside/new.json")
    #expect(try folder.run("init tree").status == 2)
    #expect(folder.contents(of: "outside/new.json") == nil)
  }

  @Test func aLinkInsideIsFollowed() throws {
    let folder = try CommandFolder(["App/Real/A.swift": Self.source])
    try folder.link("App/Link.swift", to: "Real/A.swift")
    let outcome = try folder.run("lint App --module App --fix")
    #expect(outcome.errors.contains("fixed 1 finding"), "\(outcome.errors)")
    #expect(folder.contents(of: "App/Real/A.swift") != Self.source)
  }

  @Test func modeAndHardLinksAreKept() throws {
    let folder = try CommandFolder([
      "App/A.swift": Self.source, "App/B.swift": Self.source.replacing("Open", with: "Shut"),
    ])
    try FileManager.default.linkItem(atPath: "\(folder.path)/App/A.swift", toPath: "\(folder.path)/other")
    try folder.setMode(0o640, of: "App/A.swift")
    try folder.setMode(0o600, of: "App/B.swift")
    let outcome = try folder.run("lint App --module App --fix")
    #expect(outcome.errors.contains("fixed 2 findings"), "\(outcome.errors)")
    #expect(try folder.mode(of: "App/A.swift") == 0o640 && folder.mode(of: "App/B.swift") == 0o600)
    #expect(
      folder.contents(of: "other") == folder.contents(of: "App/A.swift") && folder.contents(of: "other") != Self.source)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/App").count == 2)
  }

  /// Only the system's administrator may give files away, and he must not take them.
  @Test(.enabled(if: geteuid() == 0)) func theOwnerIsKept() throws {
    let folder = try CommandFolder(["old": "old"])
    #expect(chown("\(folder.path)/old", 1234, 2345) == 0)
    try folder.setMode(0o4640, of: "old")
    for isPrecious in [false, true] {
      try OutputFile(FilePath("old"), in: folder.fileSystem).replace(with: Array("new".utf8), isPrecious: isPrecious)
      var status = stat()
      #expect(stat("\(folder.path)/old", &status) == 0)
      #expect(status.st_uid == 1234 && status.st_gid == 2345 && status.st_mode & 0o7777 == 0o4640)
    }
  }

  /// While the new file is written, only users that may read the old file can read it.
  @Test func temporaryFileHasThePermissionsOfTheOutput() throws {
    let folder = try CommandFolder(["old": "old"])
    try folder.setMode(0o600, of: "old")
    let temporary = try OutputFile(FilePath("old"), in: folder.fileSystem).createTemporary()
    defer { close(temporary.descriptor) }
    var status = stat()
    #expect(fstat(temporary.descriptor, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }
}
