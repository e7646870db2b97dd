import Foundation
import Testing

@testable import OperatingSystem
@testable import IntentScans
@testable import intentscan

/// Which files a path refers to.
@Suite struct FileFinderTests {
  private func find(
    _ paths: [String], in folder: CommandFolder, threads: Int = 2
  ) -> (files: [String], unreadable: [String]) {
    let request = ModuleRequest(name: "M", paths: paths)
    let found = FileFinder.find(
      [request], in: folder.fileSystem, reportedPaths: ReportedPaths(root: nil, files: folder.fileSystem),
      workers: Workers(count: threads))
    return (found.modules.flatMap(\.files).map(\.reportedPath.text), found.unreadable.map(\.path.text))
  }

  @Test func skipsFilesAndFoldersWithoutAppSource() throws {
    let folder = try CommandFolder([
      "a/A.swift": "", "a/A.swift.orig": "", "a/A.SWIFT": "", "a/.swift": "", "a/.B.swift": "", "a/.hidden/C.swift": "",
      "a/.build/D.swift": "", "a/DerivedData/E.swift": "", "a/b/Pods/F.swift": "", "a/b/Carthage/G.swift": "",
      "a/b/SourcePackages/H.swift": "", "a/Podsy/I.swift": "", "a/b/J.swift/K.swift": "", "a/swift": "",
    ])
    #expect(find(["a"], in: folder).files == ["a/A.swift", "a/Podsy/I.swift", "a/b/J.swift/K.swift"])
    // Named paths are read, whatever their names are.
    #expect(find(["a/.hidden", "a/b/Pods"], in: folder).files == ["a/.hidden/C.swift", "a/b/Pods/F.swift"])
    #expect(find(["a/A.swift.orig", "a/.B.swift"], in: folder).files == ["a/.B.swift", "a/A.swift.orig"])
  }

  @Test(arguments: [
    ["."], [".", "./"], ["a", "b", "a.swift", "ab.swift"], ["a", "b", "."], ["b/C.swift", ".", "a/../b"],
    ["b", "a/d", "."],
  ])
  func everyFileComesOnceInOrderOfBytes(paths: [String]) throws {
    let folder = try CommandFolder([
      "a/B.swift": "", "a/b/C.swift": "", "a/d/E.swift": "", "a.swift": "", "ab.swift": "", "b/C.swift": "",
    ])
    let expected = ["a.swift", "a/B.swift", "a/b/C.swift", "a/d/E.swift", "ab.swift", "b/C.swift"]
    #expect(find(paths, in: folder).files == expected)
    #expect(find(paths.reversed(), in: folder).files == expected)
    let absolute = paths.map { "\(folder.path)/\($0)" }
    #expect(find(absolute + paths, in: folder).files == expected)
  }

  @Test func linksAreFollowedOnce() throws {
    let folder = try CommandFolder(["a/b/C.swift": "", "a/z/D.swift": "", "out/E.swift": "", "out/F.swift": ""])
    try folder.link("a/b/loop", to: "..")
    try folder.link("a/b/self", to: ".")
    try folder.link("a/0", to: "z")
    try folder.link("a/out", to: "../out")
    try folder.link("a/out2", to: "../out")
    try folder.link("out/back", to: "../a")
    try folder.link("a/G.swift", to: "b/C.swift")
    try folder.link("a/H.swift", to: "/nowhere")
    try folder.link("a/nowhere", to: "/nowhere")
    try folder.link("a/round.swift", to: "round.swift")
    try folder.link("a/Pods", to: "../../")
    let found = find(["a"], in: folder)
    #expect(found.files == ["a/b/C.swift", "a/out/E.swift", "a/out/F.swift", "a/z/D.swift"])
    #expect(found.unreadable == ["a/H.swift", "a/round.swift"])
    // A file that is found by links alone comes under the first.
    try folder.link("b.swift", to: "a/b/C.swift")
    try folder.link("a.swift", to: "a/b/C.swift")
    #expect(find(["b.swift", "a.swift"], in: folder).files == ["a.swift"])
    #expect(find(["b.swift", "a.swift", "a"], in: folder).files == found.files)
  }

  /// More folders than one thread lists at a time, most of them in one: threads share them out again and again.
  @Test(arguments: [1, 2, 5])
  func foldersAreSharedOut(threads: Int) throws {
    var files = (0..<40).map { "a/small\($0)/A.swift" }
    for outer in 0..<12 {
      for inner in 0..<12 { files += ["a/large/\(outer)/\(inner)/B.swift", "a/large/\(outer)/\(inner)/deep/C.swift"] }
    }
    let folder = try CommandFolder()
    for file in files { try folder.write("", to: file) }
    let expected = files.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(find(["a"], in: folder, threads: threads).files == expected)
  }

  @Test func ignoresLinksToParentFolders() throws {
    let folder = try CommandFolder(["repo/Sources/A.swift": "", "repo/Example/B.swift": ""])
    try folder.link("repo/Example/Package", to: "../../repo")
    #expect(find(["repo/Example"], in: folder).files == ["repo/Example/B.swift"])
  }

  @Test func namesInputsThatCannotBeRead() throws {
    let folder = try CommandFolder(["a/A.swift": "", "b": ""])
    #expect(find(["a/A.swift/x", "nope", "a", ""], in: folder).unreadable.sorted() == ["a/A.swift/x", "nope"])
    guard getuid() != 0 else { return }
    try folder.setMode(0, of: "a")
    #expect(find(["a", "b"], in: folder).unreadable == ["a"])
    try folder.setMode(0o700, of: "a")
  }

  #if os(Linux)
    @Test func namesNeedNotBeUnicode() throws {
      let folder = try CommandFolder(["a/A.swift": intent("A")])
      let name: [CChar] = "\(folder.path)/a/".utf8CString.dropLast() + [-1, 46, 115, 119, 105, 102, 116, 0]
      close(open(name, O_WRONLY | O_CREAT, 0o600))
      let outcome = try folder.run("extract a --module M")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(find(["a"], in: folder).files == ["a/A.swift", "a/\u{FFFD}.swift"])
    }
  #endif

  @Test(arguments: [
    (nil, "a/b", "a/b"), (nil, ".", ""), (nil, "./a/../b//c", "b/c"), ("a", "a/b.swift", "b.swift"),
    ("a/b", "a/c", "../c"),
    ("a/b", "a", ".."), ("/", "a", nil), (nil, "/x/y", nil),
  ])
  func reportedPaths(root: String?, path: String, reported: String?) throws {
    let folder = try CommandFolder()
    let paths = ReportedPaths(root: root, files: folder.fileSystem)
    let depth = folder.path.split(separator: "/").count
    let absolute =
      path.hasPrefix("/")
      ? String(repeating: "../", count: depth) + path.dropFirst() : folder.path.dropFirst() + "/" + path
    #expect(paths.path(of: path) == reported ?? absolute)
  }
}
