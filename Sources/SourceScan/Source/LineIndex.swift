/// Turns byte offsets of one file into lines and columns, for people and editors.
///
/// Lines end at LF, CRLF or a lone CR, as the compiler counts them. Columns count UTF-8 bytes from 1.
package struct LineIndex: Sendable {
  /// A line and a column, as the compiler prints them.
  package struct Position: Sendable {
    /// Counts from 1.
    package var line: Int
    /// Counts from 1, in UTF-8 bytes.
    package var column: Int
  }

  private let lineStarts: [UInt32]

  package init(_ text: SourceText) {
    var starts: [UInt32] = [0]
    // About as many lines as a file of this size has.
    starts.reserveCapacity(text.count / 32 + 1)
    let bytes = text.bytes
    var index = 0
    while index < text.count {
      // `bytes` is padded, so looking eight ahead is safe.
      if !bytes.hasLineBreak(inEightFrom: index) {
        index += 8
        continue
      }
      let end = min(index + 8, text.count)
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A || (byte == 0x0D && bytes[index] != 0x0A) { starts.append(UInt32(index)) }
      }
    }
    lineStarts = starts
  }

  /// The number of lines; the last one may be empty.
  package var count: Int { lineStarts.count }

  package func position(of offset: UInt32) -> Position {
    var low = 0, high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }

  /// The bytes of a line (from 1) without its line break.
  package func lineSpan(_ line: Int, in text: SourceText) -> ByteSpan {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : UInt32(text.count)
    while end > start, text.bytes[Int(end) - 1] == 0x0A || text.bytes[Int(end) - 1] == 0x0D { end -= 1 }
    return ByteSpan(start, end)
  }
}

extension [UInt8] {
  /// Whether an LF or a CR is among the eight bytes from `index` on. In `feeds` and `returns`, such a byte is zero. Subtracting 1
  /// from each byte sets the highest bit of a zero byte, and otherwise only of bytes after a zero byte.
  fileprivate func hasLineBreak(inEightFrom index: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
    let feeds = word ^ (ones &* 0x0A), returns = word ^ (ones &* 0x0D)
    let zeros = ((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)
    return zeros & (ones << 7) != 0
  }
}
