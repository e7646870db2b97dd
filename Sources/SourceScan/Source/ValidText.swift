extension String {
  /// The text of bytes in UTF-8; nil if they are not UTF-8.
  ///
  /// `String(validating:as:)` requires macOS 15. Decoding replaces what is not UTF-8, so that the text has other bytes.
  package init?(validUTF8 bytes: ArraySlice<UInt8>) {
    var text = String(decoding: bytes, as: UTF8.self)
    let isEqual = text.withUTF8 { decoded in
      decoded.count == bytes.count && bytes.withUnsafeBufferPointer { $0.elementsEqual(decoded) }
    }
    guard isEqual else { return nil }
    self = text
  }
}
