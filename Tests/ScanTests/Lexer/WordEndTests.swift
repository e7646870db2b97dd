import Testing

@testable import SourceScan

/// A debug build takes eight bytes at a time where a release takes sixteen: both must say the same of every byte at every
/// place in them.
@Suite struct WordEndTests {
  @Test func eightAndSixteenBytesAgree() {
    for length in 0..<40 {
      for byte in UInt8.min...UInt8.max {
        let text = SourceText([UInt8](repeating: 0x61, count: length) + [byte, 0x5F, 0x39, byte, 0x5A])
        let ends = ends(in: text)
        #expect(ends.byEight == ends.bySixteen, "byte \(byte) after \(length) letters")
      }
    }
  }

  private func ends(in text: SourceText) -> (byEight: Int, bySixteen: Int) {
    text.bytes.withUnsafeBufferPointer { bytes in
      ByteProperties.table.withUnsafeBufferPointer { table in
        let padded = PaddedBytes(bytes, count: text.count, table: table)
        return (padded.wordEndByEight(from: 0), padded.wordEndBySixteen(from: 0))
      }
    }
  }
}
