import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

/// A run from a shell opens folders by their paths, one from elsewhere by a descriptor: both have to find the same files, and
/// to say the same of what can't be listed.
@Suite struct FolderListingTests {
  @Test func seesTheSameFromAnyWorkingDirectory() throws {
    let folder = try CommandFolder(["A.swift": "", "b.txt": "", ".C.swift": "", "d/E.swift": ""])
    try folder.link("F.swift", to: "A.swift")
    let here = try listing(of: "", in: folder.fileSystem)
    #expect(here == ["A.swift regular", "F.swift link", "d directory"])
    #expect(try listing(of: folder.path, in: .process()) == here)
    for (name, code) in [("nope", ENOENT), ("A.swift", ENOTDIR)] {
      #expect(throws: SystemError(code)) { try listing(of: name, in: folder.fileSystem) }
      #expect(throws: SystemError(code)) { try listing(of: folder.path + "/" + name, in: .process()) }
    }
  }

  private func listing(of path: String, in fileSystem: FileSystem) throws -> [String] {
    let listing = try fileSystem.listing(of: FilePath(path), endingWith: Array(".swift".utf8))
    return listing.entries.map { String(decoding: listing.name(of: $0), as: UTF8.self) + " \($0.kind)" }.sorted()
  }
}
