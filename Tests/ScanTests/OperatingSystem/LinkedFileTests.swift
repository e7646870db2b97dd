import Foundation
import Testing

@testable import OperatingSystem

/// The file by which build systems see changes of a configuration whose path they do not know.
@Suite struct LinkedFileTests {
  @Test func linkFollowsTheFile() throws {
    let folder = try CommandFolder(["conf": "{}"])
    let (link, file) = (FilePath("mark"), FilePath("conf"))
    folder.fileSystem.keepLink(at: link, to: file)
    let status = try folder.fileSystem.status(of: link)
    #expect(try status.identity == folder.fileSystem.status(of: file).identity)
    folder.fileSystem.keepLink(at: link, to: nil)
    #expect(folder.contents(of: "mark") == "")
    #expect(folder.contents(of: "conf") == "{}")
    #expect(try folder.names() == ["conf", "mark"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/shm"), "there is no second volume"))
  func copyChangesOnlyWithTheFile() throws {
    let folder = try CommandFolder(["conf": "{}"]), files = folder.fileSystem
    let (copy, file) = (FilePath("/dev/shm/intentscan-mark-\(UUID().uuidString)"), FilePath("conf"))
    defer { files.remove(copy) }
    var stamps: [UInt64] = []
    for contents in ["{}", "{}", "{ }", "{ }"] {
      try folder.write(contents, to: "conf")
      usleep(20_000)
      files.keepLink(at: copy, to: file)
      #expect(try files.contents(of: copy) == Array(contents.utf8))
      stamps.append(try files.status(of: copy).change)
    }
    #expect(stamps[0] == stamps[1] && stamps[1] < stamps[2] && stamps[2] == stamps[3], "\(stamps)")
    files.keepLink(at: copy, to: nil)
    #expect(try files.contents(of: copy) == [])
  }

  /// Looking at all files takes at most a twentieth of the time, and is done every five seconds at least.
  @Test(arguments: [(0, 500), (10_000_000, 500), (100_000_000, 1900), (900_000_000, 5000)])
  func pausesOfTheWatch(effort: UInt64, pause: Int32) {
    #expect(FolderWatch.pause(after: effort) == pause)
  }
}
