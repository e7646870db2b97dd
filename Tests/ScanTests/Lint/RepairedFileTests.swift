import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// What `--fix` may write to, and what a file keeps when it is written.
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
