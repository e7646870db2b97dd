import Foundation
import Testing

@testable import OperatingSystem

/// The file by which build systems see changes of a configuration whose path they do not know.
@Suite struct LinkedFileTests {
  @Test func linkFollowsTheFile() throws {
    let folder = try CommandFolder(["conf": "{}"]), files = folder.fileSystem
    let (link, file) = (FilePath("mark"), FilePath("conf"))
    files.keepLink(at: link, to: file)
    let status = try files.status(of: link)
    #expect(try files.isLink(link) && status.identity == files.status(of: file).identity)
    files.keepLink(at: link, to: nil)
    #expect(!files.isLink(link) && folder.contents(of: "mark") == "")
    #expect(folder.contents(of: "conf") == "{}")
    #expect(try folder.names() == ["conf", "mark"])
  }

  /// A new link, or a new empty file, would make the next build run the tool again.
  @Test func aLinkThatIsRightStays() throws {
    let folder = try CommandFolder(["conf": "{}", "other": "{}"]), files = folder.fileSystem
    var dates: [Date?] = []
    for file in [FilePath("conf"), FilePath("conf"), FilePath("other"), nil, nil] {
      usleep(10_000)
      files.keepLink(at: FilePath("mark"), to: file)
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/mark")
      dates.append(attributes[.modificationDate] as? Date)
    }
    #expect(dates[0] == dates[1] && dates[1] != dates[2] && dates[2] != dates[3] && dates[3] == dates[4], "\(dates)")
  }

  /// Looking at all files takes at most a twentieth of the time, and is done every five seconds at least.
  @Test(arguments: [(0, 500), (10_000_000, 500), (100_000_000, 1900), (900_000_000, 5000)])
  func pausesOfTheWatch(effort: UInt64, pause: Int32) {
    #expect(FolderWatch.pause(after: effort) == pause)
  }
}
