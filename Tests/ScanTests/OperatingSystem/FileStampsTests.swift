import Foundation
import Testing

@testable import OperatingSystem

/// Looks of `--watch`: a folder that did not change is not listed again, and no change is missed because of that.
@Suite struct FileStampsTests {
  /// A look three seconds later: the times of folders are then older than a tick of any file system.
  private static func look(at folder: CommandFolder, since old: FileStamps? = nil) -> FileStamps {
    usleep(20_000)
    let time = Clock.sinceEpoch + 3_000_000_000
    return FileStamps(
      below: [FilePath("A")], and: [FilePath("conf")], since: old, at: time, in: folder.fileSystem
    ) { $0.hasSuffix(".swift") }
  }

  @Test func everyChangeIsSeen() throws {
    let folder = try CommandFolder(["A/a.swift": "a", "A/B/b.swift": "b", "A/B/C/c.swift": "c", "A/D/d.swift": "d"])
    let files = FileManager.default
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    var last = Self.look(at: folder)
    #expect(Self.look(at: folder, since: last).changedFolders == [])
    let steps: [(names: [String], step: () throws -> Void)] = [
      (["A/B/b.swift"], { try folder.write("other", to: "A/B/b.swift") }),
      (["A/B/C/e.swift"], { try folder.write("e", to: "A/B/C/e.swift") }),
      (["A/B/C/f.swift"], { try folder.write("f", to: "A/B/C/f.swift") }),
      ([], { try folder.write("", to: "A/B/C/notes.txt") }),
      (["A/B/C/e.swift"], { try files.removeItem(atPath: path("A/B/C/e.swift")) }),
      (["A/N/M/n.swift"], { try folder.write("n", to: "A/N/M/n.swift") }),
      (["A/D/d.swift", "A/E/d.swift"], { try files.moveItem(atPath: path("A/D"), toPath: path("A/E")) }),
      (
        ["A/E/d.swift", "A/E/x.swift"],
        {
          try files.removeItem(atPath: path("A/E"))
          try folder.write("x", to: "A/E/x.swift")
        }
      ),
      (["conf"], { try folder.write("{}", to: "conf") }),
    ]
    for (names, step) in steps {
      try step()
      let next = Self.look(at: folder, since: last)
      #expect(next.changes(since: last).map(\.text) == names)
      #expect(next == Self.look(at: folder))
      last = next
    }
    #expect(Self.look(at: folder, since: last).changedFolders == [])
  }
}
