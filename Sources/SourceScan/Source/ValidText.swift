extension String {
  /// The text of bytes in UTF-8; nil if they are not UTF-8.
  ///
  /// `String(validating:as:)` requires macOS 15. Decoding replaces bytes that are not UTF-8, so that the text has other bytes.
  package init?(validUTF8 bytes: ArraySlice<UInt8>) {
    var text = String(decoding: bytes, as: UTF8.self)
    let isEqual = text.withUTF8 { decoded in
      bytes.withUnsafeBytes { $0.hasEqualBytes(UnsafeRawBufferPointer(decoded)) }
    }
    guard isEqual else { return nil }
    self = text
  }
}

extension UnsafeRawBufferPointer {
  /// Compares eight bytes at a time: tables of strings are megabytes.
  fileprivate func hasEqualBytes(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    let end = count & ~7
    for offset in stride(from: 0, to: end, by: 8)
    where loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    return self[end...].elementsEqual(other[end...])
  }
}
