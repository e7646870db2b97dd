import Foundation
@testable import DocumentFormats
import Testing

@testable import IntentScans
@testable import ProjectFiles
@testable import SourceScan

/// Projects and configurations that others wrote: files of a third person above what is scanned, and small files that stand for much.
@Suite struct ProjectOfOthersTests {
  /// Everyone can put a file above another user's files in a folder such as `/tmp`.
  @Test(.enabled(if: geteuid() == 0), arguments: [".intentscan.json", "Package.swift"])
  func filesOfOthersAboveAreNotRead(name: String) throws {
    let contents =
      name == "Package.swift"
      ? "// swift-tools-version: 6.0\n" : #"{"disabled": ["intent-missing-title"]}"#
    let folder = try CommandFolder(["mine/App/A.swift": "import AppIntents\nstruct A: AppIntent {}\n", name: contents])
    #expect(chown("\(folder.path)/\(name)", 1234, 1234) == 0)
    let outcome = try folder.run("lint mine/App")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("\(name)' belongs to another user, so it is not read"), "\(outcome.errors)")
    // A file that is named is read, and so is one that the owner of the sources has above them.
    let named = name == "Package.swift" ? "--no-project" : "--config \(name)"
    #expect(try folder.run("lint mine/App \(named)").status < 2)
    #expect(chown("\(folder.path)/mine/App", 1234, 1234) == 0)
    #expect(try folder.run("lint mine/App").status < 2)
  }

  /// Reading a pipe waits for what another program writes.
  @Test func pipesInProjectsAreNotRead() throws {
    let workspace =
      "<Workspace><FileRef location='group:A.xcodeproj'/><FileRef location='group:P.xcodeproj'/></Workspace>"
    let folder = try CommandFolder([
      ".git/HEAD": "", "A.xcodeproj/project.pbxproj": twoTargets, "All.xcworkspace/contents.xcworkspacedata": workspace,
      "Trips/A.swift": "import AppIntents\nstruct A: AppIntent {}\n", "P.xcodeproj/x": "",
    ])
    for path in ["Trips/Pipe.swift", "P.xcodeproj/project.pbxproj"] {
      #expect(mkfifo("\(folder.path)/\(path)", 0o600) == 0)
    }
    let outcome = try folder.run("lint --only intent-missing-title --no-summary .")
    #expect(outcome.output.split(separator: "\n").count == 1 && outcome.status == 1, "\(outcome)")
  }

  private final class Reads: @unchecked Sendable { var count = 0 }

  /// A link to its own folder spells the path of one project in endlessly many ways.
  @Test func aProjectBehindLinksIsReadOnce() throws {
    let spellings = ["A.xcodeproj", "Link/A.xcodeproj", "Link/Link/A.xcodeproj"]
    let references = spellings.map { "<FileRef location='group:\($0)'/>" }.joined()
    let folder = try CommandFolder([
      ".git/HEAD": "", "A.xcodeproj/project.pbxproj": twoTargets,
      "All.xcworkspace/contents.xcworkspacedata": "<Workspace>\(references)</Workspace>",
      "Trips/A.swift": "import AppIntents\nstruct A: AppIntent {}\n",
    ])
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Link", withDestinationPath: ".")
    let outcome = try folder.run("lint --only intent-missing-title --format json .")
    #expect(outcome.output.components(separatedBy: "\"intent-missing-title\"").count == 2, "\(outcome.output)")
    #expect(!outcome.output.contains("Link/"))

    let reads = Reads(), repository = Repository(around: ".", in: folder.fileSystem).folder
    let counted = ProjectFolder(
      read: { path in
        if path.hasSuffix("pbxproj") { reads.count += 1 }
        return repository.read(path)
      }, list: repository.list, kind: repository.kind, identity: repository.identity)
    let project = readProject(ProjectLocation(path: "All.xcworkspace", kind: .workspace), in: counted)
    #expect(reads.count == 1 && project.targets.count == 2)
  }

  /// 110 KB of lines that are joined to one took 2 s in a release build, and twice as many four times as long.
  @Test func joinedLinesOfSettingsTakeLinearTime() {
    let steps = [500, 1_000, 2_000].map { count in
      let text = "A = \\\n" + String(repeating: "abcdefgh \\\n", count: count) + "end\nB = 1\n"
      return Steps.counted {
        let file = ConfigurationFile(Array(text.utf8))
        guard file.lines.count == 2, case .assignment(let first) = file.lines[0] else {
          Issue.record("\(file.lines.count) lines")
          return
        }
        #expect(first.value.utf8.count == count * 9 + 3 && first.value.hasPrefix("abcdefgh abcdefgh "))
      }
    }
    #expect(steps[2] > 2_000 * 9 && steps[2] - steps[1] <= 2 * (steps[1] - steps[0]) + 100, "\(steps)")
  }

  /// A megabyte that 200,000 values refer to.
  @Test func valuesOfABinaryPropertyListShareTheirText() throws {
    let text = Array(repeating: UInt8(ascii: "a"), count: 1 << 20), count = 200_000
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    var list = Array("bplist00".utf8), offsets = [list.count]
    list += [0xAF, 0x13] + number(count, 8) + Array(repeating: 1, count: count)
    offsets.append(list.count)
    list += [0x5F, 0x13] + number(text.count, 8) + text
    let table = list.count
    list += offsets.flatMap { number($0, 4) }
    let end = [0, 0, 0, 0, 0, 0, 4, 1] + number(2, 8) + number(0, 8) + number(table, 8)
    guard case .array(let values) = try parsePropertyValue(list + end) else {
      Issue.record("no array")
      return
    }
    #expect(values.count == count && values.last?.string?.utf8.count == text.count)
  }

  /// Each reference of a workspace was compared with all before it. Now they are a set, so that there is nothing to count.
  @Test func aWorkspaceMayReferToManyProjects() {
    let references = (0..<20_000).map { "<FileRef location=\"group:P\($0).xcodeproj\"/>" }.joined()
    let contents = Array("<Workspace version=\"1.0\">\(references)</Workspace>".utf8)
    let folder = ProjectFolder(
      read: { $0 == "A.xcworkspace/contents.xcworkspacedata" ? contents : nil }, list: { _ in nil }, kind: { _ in nil })
    #expect(Workspace("A.xcworkspace", in: folder).projects.count == 20_000)
  }
}
