extension String {
  /// The text of bytes in UTF-8; nil if they are not UTF-8.
  ///
  /// `String(validating:as:)` requires macOS 15, and `String(decoding:as:)` replaces bytes that are not UTF-8.
  package init?(validUTF8 bytes: ArraySlice<UInt8>) {
    guard bytes.firstInvalidByte == nil else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the first byte that is not UTF-8; nil if all are. Makes no text of the bytes, because string tables can be
  /// megabytes long.
  package var firstInvalidByte: Int? {
    withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] < 0x80 {
          offset += 1
          while offset + 8 <= bytes.count,
            bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
          {
            offset += 8
          }
          continue
        }
        let count = bytes.countOfScalar(at: offset)
        if count == 0 { return offset }
        offset += count
      }
      return nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The number of bytes of a scalar beyond ASCII; 0 if it is not well-formed: table 3-7 of the Unicode standard.
  @inlinable
  package func countOfScalar(at offset: Int) -> Int {
    let first = self[offset], count: Int, second: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + count <= self.count, second.contains(self[offset + 1]) else { return 0 }
    for next in (offset + 2)..<(offset + count) where self[next] & 0xC0 != 0x80 { return 0 }
    return count
  }
}
