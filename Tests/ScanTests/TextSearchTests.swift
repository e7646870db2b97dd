import Testing

@testable import SourceScan

/// Searches that compare many bytes at a time, against the obvious loop.
@Suite struct TextSearchTests {
  /// Every length around the sixteen bytes that are compared together, with beginnings of the wanted text before it.
  @Test func bytesAreFoundWhereverTheyAre() {
    for wanted in ["a", "ab", "aab", ".perform()", "a text that is longer than sixteen bytes"] {
      for length in 0..<70 {
        let filler = Array((0..<length).map { $0 % 3 == 0 ? wanted.utf8.first ?? 0 : UInt8(ascii: "x") })
        for end in [[], Array("a".utf8)] {
          let bytes = filler + Array(wanted.utf8) + end
          let first = bytes.indices.first { bytes[$0...].starts(with: wanted.utf8) }
          #expect(bytes[...].firstRange(ofBytes: Array(wanted.utf8))?.lowerBound == first, "\(wanted) after \(length)")
          #expect(SourceText(bytes).contains(text: wanted))
        }
        #expect(Array(wanted.utf8.dropLast())[...].firstRange(ofBytes: Array(wanted.utf8)) == nil)
        #expect(!SourceText(filler).contains(text: wanted + "y"))
        let text = "ä" + String(decoding: filler, as: UTF8.self) + wanted
        #expect(text.firstRange(ofText: wanted).map { String(text[$0]) } == wanted)
      }
    }
  }

  @Test func aByteIsFoundInItsPartAlone() {
    for length in 0..<40 {
      let text = SourceText(Array(repeating: UInt8(ascii: "a"), count: length) + Array("\\b\\".utf8))
      for start in 0...length {
        #expect(text.firstOffset(of: UInt8(ascii: "\\"), in: start..<text.count) == length)
        #expect(text.firstOffset(of: UInt8(ascii: "\\"), in: start..<length) == nil)
      }
    }
  }

  @Test func bytesThatTwoTextsShareAreCounted() {
    for length in 0..<30 {
      let same = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      for (left, right) in [("", ""), ("b", ""), ("bcdefghij", "ccdefghij"), ("\\n234567890", "\\n234567890")] {
        let one = SourceText([0x78] + same + Array(left.utf8)), other = SourceText(same + Array(right.utf8))
        let count = one.count(
          ofBytesIn: 1..<one.count, sharedWith: 0..<other.count, of: other, before: UInt8(ascii: "\\"))
        #expect(count == length, "\(left) \(right)")
      }
    }
  }

  /// All sequences of up to two bytes, and the limits of longer ones, at each distance from eight bytes of ASCII.
  @Test func invalidTextIsFound() {
    let limits: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    ]
    var sequences =
      (0...255).map { [UInt8($0)] } + (0xC0...0xFF).flatMap { first in limits.map { [UInt8(first), $0] } }
    for first in [0xE0, 0xE1, 0xED, 0xEE, 0xF0, 0xF1, 0xF3, 0xF4] as [UInt8] {
      for second in limits {
        sequences += [
          [first, second, 0x80], [first, second, 0x80, 0xBF], [first, second, 0xBF, 0x41], [first, second, 0xC0, 0x80],
        ]
      }
    }
    for sequence in sequences {
      for before in [0, 1, 7, 8, 9] {
        let bytes = [UInt8](repeating: 0x41, count: before) + sequence + [0x41]
        let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
        #expect((bytes[...].firstInvalidByte == nil) == isValid, "\(sequence) after \(before)")
        #expect((String(validUTF8: bytes[...]) != nil) == isValid)
      }
    }
    #expect(Array("aä€".utf8 + [0xE2, 0x82])[...].firstInvalidByte == 6)
  }
}
