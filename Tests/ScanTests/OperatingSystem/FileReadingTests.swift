@testable import SourceScan
import Testing

@testable import IntentScans
@testable import intentscan
@testable import OperatingSystem

/// Sources are read whole, whatever was read into the same memory before: what is cut off would be missing from the bundle
/// without a word.
@Suite struct FileReadingTests {
  /// Around the sizes of blocks and of the memory that a file is first read into.
  @Test func readsFilesOfAnySize() throws {
    let folder = try CommandFolder()
    var text = SourceText()
    for size in [70_000, 0, 1, 511, 512, 513, 4096, 65_535, 65_536, 65_537, 131_072, 200_000, 3] {
      let contents = String((0..<size).map { Character(UnicodeScalar(UInt8(0x61 + $0 % 26))) })
      try folder.write(contents, to: "A.swift")
      try folder.fileSystem.read(FilePath("A.swift"), into: &text)
      #expect(text.bytes[..<text.count].elementsEqual(contents.utf8), "\(size) bytes")
      #expect(text.bytes[text.count...].prefix(SourceText.padding).allSatisfy { $0 == 0 }, "\(size) bytes")
    }
  }
}
