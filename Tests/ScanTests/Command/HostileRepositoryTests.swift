import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// Repositories that are damaged, incomplete or made to do harm. Skipped where there is no git.
@Suite(.enabled(if: GitFolder.hasGit)) struct HostileRepositoryTests {
  /// A program that writes more errors than a pipe holds, before and after its output.
  ///
  /// The limit ends a test that hangs. It is long because a test waits for the others that run at the same time.
  @Test(.timeLimit(.minutes(15))) func longErrorOutputDoesNotBlockTheProgram() throws {
    let complain = "head -c 300000 /dev/zero | tr '\\0' e >&2"
    let outcome = try ChildProcess.run(["sh", "-c", "echo first >&2; \(complain); echo said; \(complain); exit 3"])
    #expect(outcome.status == 3 && outcome.lines == ["said"] && outcome.complaint == "first")
    // And a program whose further output is not read.
    let child = try ChildProcess(["sh", "-c", "head -c 300000 /dev/zero; \(complain)"])
    #expect(try child.finish().status == 0)
  }

  /// A commit of `App/A.swift` and of `App/B.swift`, whose object has that name.
  private static func repository(_ object: (GitFolder) throws -> String) throws -> GitFolder {
    let git = try GitFolder()
    try git.folder.write(intent("A"), to: "App/A.swift")
    try git.commit("v1")
    let name = try object(git)
    try git.git(["update-index", "--add", "--cacheinfo", "100644,\(name),App/B.swift"])
    let tree = try git.git(["write-tree", "--missing-ok"])
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    try git.git(["tag", "v2", try git.git(author + ["commit-tree", tree, "-m", "v2"])])
    return git
  }

  /// Writes an object as a file of its own, in zlib's format without compression.
  private static func write(_ object: String, named name: String, to git: GitFolder) throws {
    let bytes = Array(object.utf8), count = UInt16(bytes.count)
    var low: UInt32 = 1, high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let sum = high << 16 | low
    let header: [UInt8] = [
      0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    let file = header + bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    let folder = "\(git.folder.path)/.git/objects/\(name.prefix(2))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(file).write(to: URL(filePath: "\(folder)/\(name.dropFirst(2))"))
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775806", "4294967295", "18446744073709551615", "67108865"])
  func gitObjectMayClaimAnySize(size: String) throws {
    let name = String(repeating: "b", count: 40)
    let git = try Self.repository { git in
      try Self.write("blob \(size)\0x", named: name, to: git)
      return name
    }
    let outcome = try git.folder.run("diff git:v1 git:v2")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("error: ") && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }

  @Test func rejectsAFolderWhereAFileIsExpected() throws {
    let git = try Self.repository { try $0.git(["rev-parse", "HEAD^{tree}"]) }
    let outcome = try git.folder.run("diff git:v1 git:v2")
    #expect(outcome.status == 3 && outcome.errors.contains("is missing or is not a file"), "\(outcome.errors)")
  }

  @Test(
    arguments: [
      ("blob 3\nabc\n", ["abc"]), ("tree 3\nabc\n", [nil]), ("tree 3\nabc\nx blob 1\n-\n", [nil, "-"]),
      ("missing\n", [nil]), ("blob -1\n", [nil]), ("blob 9223372036854775808\n", [nil]), ("blob 3\nab", [nil]),
      ("", [nil]),
    ] as [(String, [String?])])
  func answersAreTakenApart(answers: String, contents: [String?]) throws {
    var rest = Array("x \(answers)".utf8)[...], reader = BatchReader()
    for expected in contents {
      let found = try reader.next { chunk throws(SystemError) in
        // Pieces of two bytes.
        let piece = rest.prefix(2)
        rest.removeFirst(piece.count)
        chunk.replaceSubrange(..<piece.count, with: piece)
        return piece.count
      }
      #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected)
    }
  }

  @Test func acceptsAGitListingWithoutNames() throws {
    var builder = RevisionTree.Builder()
    for entry in [
      "120000 blob a\t", "120000 blob b\t/", "100644 blob c\t", "160000 commit d\t//", "120000 blob e\tx/../y",
    ] {
      builder.add(Array(entry.utf8)[...])
    }
    let tree = builder.tree("o", roots: ["/top"], linkTargets: ["e": Array("y".utf8)])
    #expect(try tree.status(of: FilePath("/top"), from: "/").kind == .directory)
    #expect(throws: SystemError.missing) { try tree.status(of: FilePath("/top/y"), from: "/") }
  }

  /// Links to links, each with thousands of names: the names of one path are counted with those of all links on the way.
  @Test func namesOfLinksHaveALimit() throws {
    var builder = RevisionTree.Builder()
    var targets: [String: [UInt8]] = [:]
    for (link, end) in [("a", "file"), ("b", "a"), ("c", "b")] {
      builder.add(Array("120000 blob \(link)\t\(link)".utf8)[...])
      targets[link] = Array((String(repeating: "x/../", count: 800) + end).utf8)
    }
    for file in ["file", "x/other"] { builder.add(Array("100644 blob o\t\(file)".utf8)[...]) }
    let tree = builder.tree("o", roots: ["/top"], linkTargets: targets)
    for link in ["a", "b"] {
      #expect(try tree.status(of: FilePath("/top/\(link)"), from: "/").kind == .regular)
    }
    #expect(throws: SystemError.missing) { try tree.status(of: FilePath("/top/c"), from: "/") }
  }

  /// One request for all files that a partial clone lacks: each brings one pack.
  @Test func aPartialCloneIsFilledAtOnce() throws {
    let git = try GitFolder()
    for index in 0..<40 { try git.folder.write(intent("A\(index)"), to: "App/A\(index).swift") }
    try git.commit("v1")
    try git.folder.write(intent("B"), to: "App/A1.swift")
    try git.commit("v2")
    try git.git(["config", "uploadpack.allowFilter", "true"])
    try git.git(["config", "uploadpack.allowAnySHA1InWant", "true"])
    let clone = try GitFolder(cloning: git, filter: "blob:none")
    func packs() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "\(clone.folder.path)/.git/objects/pack")
        .count { $0.hasSuffix(".pack") }
    }
    let before = try packs()
    let outcome = try clone.folder.run("diff git:v1 git:v2 --module App")
    #expect(outcome.status == 1 && outcome.errors.contains("compared"), "\(outcome.errors)")
    #expect(try packs() - before == 2)
    // Files that the server no longer has are reported once.
    let other = try GitFolder(cloning: git, filter: "blob:none")
    try other.git(["remote", "set-url", "origin", "file:///nowhere"])
    let failed = try other.folder.run("diff git:v1 git:v2")
    #expect(failed.status == 3)
    #expect(failed.errors.hasPrefix("error: this partial clone lacks 40 files of the revision"), "\(failed.errors)")
  }

  /// 15 objects that are 4^14 files.
  @Test func refusesATreeOfTooManyFiles() throws {
    let git = try GitFolder()
    let script = """
      tree=$(printf '100644 blob %s\\tA.swift\\n' $(echo x | git hash-object -w --stdin) | git mktree)
      for level in $(seq 14); do
        tree=$(for name in a b c d; do printf '040000 tree %s\\t%s\\n' $tree $name; done | git mktree)
      done
      git tag v1 $(git -c user.name=A -c user.email=a@example.org commit-tree $tree -m v1)
      """
    let made = try shell(script, "", in: git.folder)
    #expect(made.status == 0, "\(made.errors)")
    let outcome = try git.folder.run("diff git:v1 git:v1")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "error: 'v1' has more than 1000000 files and folders, or their paths more than 256 MB, so it is not read\n")
  }

  /// A program called 'git' in the working directory, and a PATH that leads there first.
  @Test(arguments: [".:", ":", "bin:", "./bin:.:", "::"])
  func aProgramInTheWorkingDirectoryIsNotRun(path: String) throws {
    let git = try GitFolder()
    try git.folder.write(intent("A"), to: "App/A.swift")
    try git.commit("v1")
    for name in ["git", "bin/git"] {
      try git.folder.write("#!/bin/sh\ntouch \"\(git.folder.path)/was-run\"\nexit 1\n", to: name)
      try git.folder.setMode(0o755, of: name)
    }
    let tool = try #require(builtTool)
    let outcome = try shell("PATH=\(path)$PATH \"$1\" diff git:v1 git:v1 --module App", tool, in: git.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(git.folder.contents(of: "was-run") == nil)
    let none = try shell("PATH=\(path) \"$1\" diff git:v1 git:v1 --module App", tool, in: git.folder)
    #expect(none.status == 3 && none.errors.contains("cannot run 'git'"), "\(none.errors)")
    #expect(git.folder.contents(of: "was-run") == nil)
  }

  /// A repository in a folder of another one is part of a user's commit, its configuration included.
  @Test func refusesABareRepositoryInsideAnother() throws {
    let git = try Self.repository { try $0.git(["rev-parse", "HEAD:App/A.swift"]) }
    try git.git(["clone", "--quiet", "--bare", "file://\(git.folder.path)", "\(git.folder.path)/App/inner"])
    let outcome = try git.folder.run("diff --against git:v1 App/inner")
    #expect(outcome.status == 3 && outcome.errors.contains("is a repository inside another one"), "\(outcome.errors)")
    #expect(try git.folder.run("diff git:v1:App/A.swift git:v1:App/A.swift").status == 0)
  }
}
