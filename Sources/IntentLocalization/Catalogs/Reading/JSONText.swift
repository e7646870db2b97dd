import DocumentFormats

/// Escapes in a string of JSON.
enum JSONText {
  /// The bytes between the quotes decoded. They were checked before; half of a surrogate pair is U+FFFD.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    return PropertyListText.decode(bytes, unicode: UInt8(ascii: "u"))
  }
}
