import Testing

@testable import OperatingSystem

/// Paths as text, and back.
@Suite struct PathTextTests {
  @Test(
    arguments: [
      ([0x41, 0xFF], "A\u{10FFFF}"), ([0xC3, 0xA9], "é"), ([0xC3], "\u{10FFC3}"),
      ([0xED, 0xA0, 0x80], "\u{10FFED}\u{10FFA0}\u{10FF80}"),
      (Array("\u{FFFD}".utf8), "\u{FFFD}"), ([], ""),
      (Array("\u{10FFFD}".utf8), "\u{10FFF4}\u{10FF8F}\u{10FFBF}\u{10FFBD}"),
    ] as [([UInt8], String)])
  func bytesOutsideOfUTF8AreKept(bytes: [UInt8], text: String) {
    #expect(PathText.text(bytes) == text)
    #expect(PathText.bytes(text) == bytes)
    #expect(PathText.readable(text) == String(decoding: bytes, as: UTF8.self))
  }

  @Test func everyPathComesBack() {
    let pieces: [[UInt8]] = [
      [0x80], [0xBF], [0xC2], [0xE2, 0x80], [0xF4, 0x8F, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF], Array("é".utf8),
      Array("/a".utf8),
      Array("🎉".utf8), [0xFF], Array("\u{FFFD}".utf8), [0xF0, 0x9F], Array("\u{10FF7F}".utf8),
    ]
    for seed in 0..<UInt64(SeededGenerator.rounds(2000)) {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0..<8, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      #expect(PathText.bytes(PathText.text(bytes)) == bytes, "seed \(seed)")
      #expect(Array(FilePath(FilePath(FilePath(""), bytes[...]).text).bytes) == bytes, "seed \(seed)")
    }
  }
}
